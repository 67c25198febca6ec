import type { IsoDate } from '../facts/index.ts';

export type Quarter = 1 | 2 | 3 | 4;

/** A fiscal year (quarter null) or quarter of one company. Its identity is its days, never the filing's fy/fp. */
export interface FiscalPeriod {
  readonly year: number;
  readonly quarter: Quarter | null;
  readonly start: IsoDate;
  readonly end: IsoDate;
}
