/** Who may hand the threads a block now, of all the jobs of a pool. */
export class Turns {
  private taken = 0;
  private readonly waiting: { readonly most: number; readonly start: () => void }[] = [];

  /** Waits until fewer than `most` are in the threads. */
  take(most: number): Promise<void> {
    return new Promise((start) => {
      this.waiting.push({ most, start });
      this.letIn();
    });
  }

  giveBack(): void {
    this.taken--;
    this.letIn();
  }

  /** In order, but one that may be one of more overtakes those that may not: a job with nothing to show yet. */
  private letIn(): void {
    for (;;) {
      const place = this.waiting.findIndex(({ most }) => this.taken < most);
      if (place < 0) return;
      this.taken++;
      this.waiting.splice(place, 1)[0]!.start();
    }
  }
}
