import type { Statement } from '../line.ts';

/** What corrections are laid over. */
export interface CorrectedStatements {
  readonly annual: readonly Statement[];
  readonly quarterly: readonly Statement[];
  readonly ltm: Statement | null;
}
