import type { ShownAnswer } from './written-answer.ts';

/** An answer that ended before it was whole, as its reader saw it. */
export interface UnfinishedAnswer {
  readonly messageId: number;
  readonly how: 'stopped' | 'broke_off';
  readonly answer: ShownAnswer;
}

/** Goes with the navigation to its chat: what the server keeps of it may come a moment later. */
export function withUnfinished(unfinished: UnfinishedAnswer): { state: { unfinished: UnfinishedAnswer } } {
  return { state: { unfinished } };
}

/** @param state of a navigation, which only this page writes */
export function unfinishedIn(state: unknown): UnfinishedAnswer | null {
  return ((state ?? {}) as { unfinished?: UnfinishedAnswer }).unfinished ?? null;
}
