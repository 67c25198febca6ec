import type { IsoDate } from '@tenfold/domain/facts';
import type { ValueWalk } from '@tenfold/domain/value-walk';

/** One end of a walk, as it is named. */
export interface WalkEnd {
  /** `Nov 18, 2025` */
  readonly label: string;
  /** What was known: `10-K of Oct 31, 2025 was the newest filing`. */
  readonly note: string;
  /** The day its value is rolled forward to; null at the fiscal year end. */
  readonly day: IsoDate | null;
}

export interface ShownWalk {
  readonly walk: ValueWalk;
  readonly from: WalkEnd;
  readonly to: WalkEnd;
  readonly currency: string;
}
