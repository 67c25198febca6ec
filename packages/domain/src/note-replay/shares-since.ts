import { lastCloseOn } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import { lastDay } from '../periods/index.ts';
import { splitFactor, splitSince } from '../splits/index.ts';
import type { CompanyToday, PriceOfDay } from './known-company.ts';

/** What values of earlier days are divided by to be in the shares of today. */
export interface SharesSince {
  /** For figures and model values on the basis of a day. */
  figures(since: IsoDate | null): number;
  /** For prices typed on a day, to be held against today’s price. */
  typed(since: IsoDate): number;
  /** For a price of a day as it was shown then: some sources divide on the morning of the split, others after it. */
  shown(then: PriceOfDay): number;
  /** For the closes on file, where today’s quote is past a split and they are not. */
  readonly closes: number;
}

/**
 * Splits between then and now, from the side of each value.
 *
 * Convention: everything is brought to the shares of the newest price or filing, which today's price counts, too. A price
 * shown then is divided by the splits since if that brings it nearer to the close of its day, which is on
 * file in the shares of today.
 * Example: 1,208.88 shown on 2024-06-07 and a close of that day of 120.888: 10 for 1 on 2024-06-10 divides it by 10.
 *
 * docs/methodology.md, "What changed since a note"
 */
export function sharesSince({ price, closes, splits, splitsUntil }: CompanyToday): SharesSince {
  const last = closes.at(-1);
  const today = lastDay([price?.day, last?.day, splitsUntil].filter((day) => day != null)) ?? '';
  const ofCloses =
    last === undefined || price === null
      ? 1
      : splitSince({ day: last.day, price: last.close }, splits, price);
  return {
    figures: (since) => (since === null ? 1 : splitFactor(splits, since, today)),
    typed: (since) => splitFactor(splits, since, today),
    shown: (then) => {
      const factor = splitFactor(splits, then.day, today);
      const close = lastCloseOn(closes, then.day);
      if (factor === 1 || close?.day !== then.day) return factor;
      const onFile = close.close / ofCloses;
      return apart(then.price / factor, onFile) <= apart(then.price, onFile) ? factor : 1;
    },
    closes: ofCloses,
  };
}

function apart(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
