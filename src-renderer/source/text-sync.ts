import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import { composeEdits, mergeEdits, moveApart } from './edit-algebra.ts';
import { lineEdits } from './line-edits.ts';

type Edits = readonly TextEdit[];

export interface TextState {
  readonly text: string;
  readonly revision: number;
}

/** All changes of the program's text from the base on, where they are known. */
type Missed = { readonly edits: Edits; readonly revision: number } | 'unknown';

/** What happened to edits that were sent. */
export type Sent = { readonly revision: number } | 'refused' | 'lost';

export interface SyncPorts {
  send(edits: Edits, revision: number): Promise<Sent>;
  /** The text as the program has it; undefined when it cannot be had now. */
  read(): Promise<TextState | undefined>;
  /** Edits from elsewhere, in offsets of the text as it is shown. */
  show(edits: Edits): void;
}

/**
 * Keeps a text that is typed into and the program's own one the same. One call is under way at a time; what is typed meanwhile is
 * gathered. Edits from elsewhere are moved over what the program has not seen yet. Where that cannot be done, and where the program
 * refuses or a change was missed, the text is read again and both are merged: what was typed stands.
 */
export class TextSync {
  readonly #ports: SyncPorts;
  /** The program's text, as far as it is known here. */
  #base: string;
  #revision: number;
  /** Sent and not answered; in offsets of the base. */
  #sent: Edits | undefined;
  /** Typed and not sent; in offsets of the base with what was sent. */
  #typed: Edits = [];
  /** Since edits from elsewhere could not be moved over what was typed, or were missed. */
  #missed: Missed | undefined;
  #reading = false;
  #ended = false;

  constructor({ text, revision }: TextState, ports: SyncPorts) {
    this.#base = text;
    this.#revision = revision;
    this.#ports = ports;
  }

  /** Nothing under way, nothing left to send. */
  get isSettled(): boolean {
    return this.#sent === undefined && this.#typed.length === 0 && this.#missed === undefined;
  }

  /** Something was typed that the program may not have. */
  get hasUnsent(): boolean {
    return this.#sent !== undefined || this.#typed.length > 0;
  }

  /** The revision that the shown text is, where nothing is under way. */
  get revision(): number {
    return this.#revision;
  }

  end(): void {
    this.#ended = true;
  }

  /** The shown text has been changed here. */
  type(edits: Edits): void {
    this.#typed = composeEdits(this.#typed, edits);
    this.#next();
  }

  /** The program tells of new text. `own` says that it is what was sent from here. */
  change(revision: number, edits: Edits, own: boolean): void {
    if (revision <= this.#revision) return;
    if (this.#missed !== undefined) {
      this.#note(this.#missed, revision, edits, own);
      return;
    }
    if (revision !== this.#revision + 1 || (own && this.#sent === undefined)) {
      this.#lose('unknown');
      return;
    }
    if (own) {
      this.#sent = undefined;
      this.#step(edits);
      this.#next();
    } else this.#takeOver(revision, edits);
  }

  /** The connection was gone: nobody knows what was missed. */
  refresh(): void {
    this.#lose('unknown');
  }

  #step(edits: Edits): void {
    this.#base = applyEdits(this.#base, edits);
    this.#revision++;
  }

  #takeOver(revision: number, edits: Edits): void {
    const overSent = moveApart(edits, this.#sent ?? []);
    const overTyped = overSent && moveApart(overSent.earlier, this.#typed);
    if (overSent === undefined || overTyped === undefined) {
      this.#lose({ edits, revision });
      return;
    }
    this.#step(edits);
    if (this.#sent) this.#sent = overSent.later;
    this.#typed = overTyped.later;
    this.#ports.show(overTyped.earlier);
  }

  #note(missed: Missed, revision: number, edits: Edits, own: boolean): void {
    if (missed === 'unknown' || revision <= missed.revision) return;
    const isNext = revision === missed.revision + 1;
    const apart = own && this.#sent ? moveApart(missed.edits, this.#sent) : undefined;
    if (isNext && own && this.#sent && apart) {
      // The program has what was sent: it belongs to the base, and only the rest is to be merged.
      this.#base = applyEdits(this.#base, this.#sent);
      this.#sent = undefined;
      this.#lose({ edits: apart.earlier, revision });
    } else if (isNext && !own) this.#missed = { edits: composeEdits(missed.edits, edits), revision };
    else this.#lose('unknown');
  }

  #lose(missed: Missed): void {
    this.#missed = missed;
    this.#next();
  }

  #next(): void {
    if (this.#ended || this.#sent !== undefined || this.#reading) return;
    if (this.#missed !== undefined) void this.#read();
    else if (this.#typed.length > 0) void this.#send();
  }

  async #send(): Promise<void> {
    const sent = this.#typed;
    this.#sent = sent;
    this.#typed = [];
    const answer = await this.#ports.send(sent, this.#revision).catch((): Sent => 'lost');
    if (typeof answer === 'object') this.#answered(answer.revision);
    else {
      this.#takeBack();
      this.#lose(this.#missed ?? 'unknown');
    }
  }

  /** The event may have come before, or may come after; with changes of others before it, it must be waited for. */
  #answered(revision: number): void {
    if (this.#sent === undefined) return;
    if (this.#missed === 'unknown') this.#takeBack();
    else if (this.#missed === undefined && revision === this.#revision + 1) {
      const edits = this.#sent;
      this.#sent = undefined;
      this.#step(edits);
    }
    this.#next();
  }

  /** What was sent counts as typed again: the merge sends what the program lacks of it. */
  #takeBack(): void {
    this.#typed = composeEdits(this.#sent ?? [], this.#typed);
    this.#sent = undefined;
  }

  async #read(): Promise<void> {
    this.#reading = true;
    const read = await this.#ports.read().catch(() => undefined);
    this.#reading = false;
    const missed = this.#missed;
    // Without an answer it stays lost; the next keystroke or connection asks again.
    if (read === undefined || missed === undefined || this.#ended) return;
    const isKnown = missed !== 'unknown' && missed.revision === read.revision;
    const theirs = isKnown ? missed.edits : lineEdits(this.#base, read.text);
    const merged = applyEdits(this.#base, mergeEdits(this.#typed, theirs));
    const shown = lineEdits(applyEdits(this.#base, this.#typed), merged);
    this.#missed = undefined;
    this.#base = read.text;
    this.#revision = read.revision;
    this.#typed = lineEdits(read.text, merged);
    if (shown.length > 0) this.#ports.show(shown);
    this.#next();
  }
}
