import type { Problem } from '../../../src-shared/workbench/result.ts';

/** Thrown where an edit cannot be done and caught where the plan began: what is asked for may be refused at any depth. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(code: string, message: string) {
    super(message);
    this.problem = { code: `edit/${code}`, message };
  }
}
