import type { ResultFigure } from '@tenfold/domain/assistant';

/** A figure as a tool gives it. */
export interface ToolFigure extends Omit<ResultFigure, 'company'> {
  readonly symbol: string;
  /** Null: as its page has it. */
  readonly companyName: string | null;
}

/** @returns its id; none where it isn’t to be stated */
export type StateAs = (figure: ToolFigure) => { readonly id?: string };

/** @param reply of the tool’s call: each reads that of its own tool */
export type ReadResult = (reply: never, state: StateAs, question: string) => object;

/** What most of them are. */
export const usual = {
  companyName: null,
  currency: null,
  asOf: null,
  source: [],
  mood: 'is',
} as const;

/** Values of a share are compared with each other and with its price. */
export const ofShare = 'value of a share';

/** `Revenue change` is `revenue change`; `CFO` stays. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
