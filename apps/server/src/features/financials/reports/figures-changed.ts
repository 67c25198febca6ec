import type { EventType } from '../../../platform/events/index.ts';
import type { Report } from './describe-report.ts';

export interface ChangedFigures {
  readonly cik: number;
  /** The symbols of its listings. */
  readonly symbols: readonly string[];
  readonly cause: 'filing' | 'split' | 'estimates' | 'correction';
}

/** What is computed from them may be another. In the transaction that stores their documents. */
export const figuresChanged: EventType<ChangedFigures> = { name: 'figures changed' };

export interface ArrivedReport extends Report {
  readonly cik: number;
  readonly symbols: readonly string[];
}

/** Once for each report, in the transaction that stores the company's documents. */
export const reportArrived: EventType<ArrivedReport> = { name: 'report arrived' };
