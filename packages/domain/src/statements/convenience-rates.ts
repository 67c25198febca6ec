import type { Fact, IsoDate } from '../facts/index.ts';
import type { ExchangeRate } from '../rates/index.ts';
import { isPeriodic } from './vintages/vintages.ts';

/** This many figures in both currencies, this close to one rate, are a translation and not two sets of accounts. */
const minPairs = 5;
const apart = 0.001;

/** A ratio of smaller amounts says more of their rounding than of the rate. */
const smallest = 1e9;

/**
 * The rates by which filings translate their newest balance sheet and year for the reader's convenience: all of it at the
 * closing rate of its last day. Amounts in the second currency are never facts of a series; their rate is one of that day.
 *
 * Refuses: fewer than five figures in both currencies; figures without a common rate, as in accounts kept in both.
 * @example revenue 2,894,307.7m TWD and 88,268.0m USD in one filing for 2024: 32.79 on 2024-12-31
 * @param reported the currency of the accounts
 * @param traded the currency of the translation
 *
 * docs/methodology.md, "Exchange rates"
 */
export function convenienceRates(facts: readonly Fact[], reported: string, traded: string): ExchangeRate[] {
  const inReported = new Map<string, number>();
  for (const fact of facts) if (fact.unit === reported) inReported.set(nameOf(fact), fact.value);
  const pairs = new Map<string, { day: IsoDate; fact: Fact; ratios: number[] }>();
  for (const fact of facts) {
    if (fact.unit !== traded || Math.abs(fact.value) < smallest || !isPeriodic(fact.form)) continue;
    const value = inReported.get(nameOf(fact));
    if (value === undefined) continue;
    const found = pairs.get(fact.accession);
    if (found === undefined || fact.end > found.day) {
      pairs.set(fact.accession, { day: fact.end, fact, ratios: [value / fact.value] });
    } else if (fact.end === found.day) found.ratios.push(value / fact.value);
  }
  const byDay = new Map<IsoDate, ExchangeRate>();
  for (const { day, fact, ratios } of pairs.values()) {
    const rate = sharedRate(ratios);
    if (rate !== null) byDay.set(day, { day, rate, source: `${fact.form} filed ${fact.filed}` });
  }
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function nameOf({ taxonomy, tag, start, end, accession }: Fact): string {
  return `${accession} ${taxonomy}:${tag} ${start} ${end}`;
}

/** The median to the hundredth, as filings quote it, where all are near it. */
function sharedRate(ratios: readonly number[]): number | null {
  if (ratios.length < minPairs) return null;
  const sorted = ratios.toSorted((one, other) => one - other);
  const least = sorted[0] ?? 0;
  const median = sorted[sorted.length >> 1] ?? 0;
  const most = sorted.at(-1) ?? 0;
  if (!(least > 0) || most / least - 1 > apart) return null;
  const quoted = Math.round(median * 100) / 100;
  return Math.abs(quoted / median - 1) < apart / 10 ? quoted : median;
}
