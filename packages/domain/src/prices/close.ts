import type { IsoDate } from '../facts/index.ts';

/** A closing price per share, adjusted for splits and not for dividends. */
export interface Close {
  readonly day: IsoDate;
  readonly close: number;
  /** Drawn from a fixed seed between two real closes; labelled wherever it is shown. */
  readonly simulated: boolean;
}

/** Cash paid per share to who held it before `exDate`, on today's split basis. */
export interface Dividend {
  readonly exDate: IsoDate;
  readonly amount: number;
}
