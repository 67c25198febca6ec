import type { IsoDate } from '../facts/index.ts';

/** A price as a source reports it, not yet checked. */
export interface Tick {
  /** Per share, in the currency. */
  readonly price: number;
  /** The close of the session before the one it traded in; null when the source does not say. */
  readonly previousClose: number | null;
  readonly tradedAt: Date;
  /** Null when the source does not say. */
  readonly currency: string | null;
  /** The source's delay. */
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
