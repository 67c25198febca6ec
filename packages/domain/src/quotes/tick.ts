import type { IsoDate } from '../facts/index.ts';

/** A price as a source tells it: nothing is believed of it yet. */
export interface Tick {
  /** Per share, in the currency. */
  readonly price: number;
  /** The close of the session before the one it traded in; null when the source does not say. */
  readonly previousClose: number | null;
  readonly tradedAt: Date;
  /** Null when the source does not say. */
  readonly currency: string | null;
  /** How much later than it traded the source tells it. */
  readonly delayMinutes: number;
}

/** A price within a session. */
export interface Bar {
  readonly at: Date;
  readonly price: number;
}

/** The prices of one session, oldest first. */
export interface IntradaySession {
  readonly day: IsoDate;
  readonly bars: readonly Bar[];
  /** Drawn, not traded; labelled wherever it is shown. */
  readonly simulated: boolean;
}
