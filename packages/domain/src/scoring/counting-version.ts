import type { IsoDate } from '../facts/index.ts';

/** The instant a version was sealed, as a day. */
export interface Sealed {
  readonly sealedOn: IsoDate;
}

/**
 * The version that counts for a fiscal year: the last one sealed before the day its results were known; a version of that
 * day itself doesn't count. Null where there is none: then consensus kept of the time, else averages, shown as what they are.
 *
 * @example versions of 1 March and 20 July, results filed on 20 July: the one of 1 March
 *
 * docs/methodology.md, "Scores of forecasts"
 */
export function countingVersion<V extends Sealed>(versions: readonly V[], resultsOn: IsoDate): V | null {
  const before = versions.filter(({ sealedOn }) => sealedOn < resultsOn);
  return before.reduce<V | null>(
    (last, version) => (last === null || version.sealedOn >= last.sealedOn ? version : last),
    null,
  );
}

/** Sealed when the year was already over: it counts, and is marked. */
export function yearWasOver({ sealedOn }: Sealed, periodEnd: IsoDate): boolean {
  return sealedOn > periodEnd;
}
