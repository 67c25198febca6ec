import type { EventType } from '../../../platform/events/index.ts';

export interface ChangedFigures {
  readonly cik: number;
  /** Of its listings. */
  readonly symbols: readonly string[];
  readonly cause: 'filing' | 'split' | 'estimates';
}

/** What is computed from them may be another. In the transaction that stores their documents. */
export const figuresChanged: EventType<ChangedFigures> = { name: 'figures changed' };
