import type { Fact, IsoDate, Split } from '../facts/index.ts';
import { byFiling } from './vintages.ts';
import { splitFactors } from './split-adjustment.ts';

/** Earnings per share and the count they were divided by; both must tell the same story. */
const pairs: readonly (readonly [string, string])[] = [
  ['us-gaap:EarningsPerShareDiluted', 'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding'],
  ['us-gaap:EarningsPerShareBasic', 'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic'],
  [
    'us-gaap:EarningsPerShareBasicAndDiluted',
    'us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ],
  ['ifrs-full:DilutedEarningsLossPerShare', 'ifrs-full:AdjustedWeightedAverageShares'],
  ['ifrs-full:BasicEarningsLossPerShare', 'ifrs-full:WeightedAverageShares'],
];

export const splitTags: readonly string[] = pairs.flat();

const ratios = [1.25, 4 / 3, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50];
const daysBetweenNotices = 90;

/** The same period told on another basis: `ratio` shares for one, somewhere after `after` and up to `seen`. */
interface Retold {
  readonly ratio: number;
  readonly after: IsoDate;
  readonly seen: IsoDate;
}

/**
 * The splits given, and those that only the filings show.
 *
 * When a company splits its shares, its next reports repeat earlier periods on the new basis. A split is read from one
 * period filed twice with the share count multiplied, and the earnings per share divided, by the same plain ratio (3:2, 2, 3,
 * 4, 5, 7, 10, 20 ... or the inverse for a consolidation). The count must fit within 1 %, the earnings within their
 * rounding; a restatement of profit moves only one of the two. It takes effect with the first filing that shows it, so it also
 * reaches years too old to be repeated. What a given split explains is not read again; a given split that a filing anticipated
 * takes effect with that filing.
 *
 * @example EPS 6.45 on 1,000 shares filed in 2013, the same year as 0.92 on 7,000 filed in July 2014: 7 for 1 from July 2014
 *
 * methodology.md 1, "splits"
 */
export function allSplits(given: readonly Split[], facts: readonly Fact[]): Split[] {
  const splits = [...given];
  const retold = retoldPeriods(facts).sort((a, b) => (a.seen < b.seen ? -1 : a.after < b.after ? 1 : -1));
  for (const it of retold) {
    const factor = splitFactors(splits);
    const open = it.ratio / (factor(it.after) / factor(it.seen));
    const ratio = plainRatio(open);
    if (ratio === null) continue;
    const early = splits.findIndex(
      (split) =>
        split.effective > it.seen && daysApart(split.effective, it.seen) < daysBetweenNotices && split.ratio === ratio,
    );
    if (early >= 0) splits.splice(early, 1);
    splits.push({ effective: it.seen, ratio });
  }
  return splits.sort((a, b) => (a.effective < b.effective ? -1 : 1));
}

function retoldPeriods(facts: readonly Fact[]): Retold[] {
  const series = new Map<string, Map<string, Fact>>();
  const tags = new Set(splitTags);
  for (const fact of facts) {
    const tag = `${fact.taxonomy}:${fact.tag}`;
    if (fact.start === null || !tags.has(tag)) continue;
    const key = `${tag} ${fact.start} ${fact.end}`;
    const vintages = series.get(key) ?? new Map<string, Fact>();
    vintages.set(`${fact.unit === 'shares' ? '' : fact.unit} ${fact.accession}`, fact);
    series.set(key, vintages);
  }
  const found: Retold[] = [];
  for (const [earnings, count] of pairs) {
    for (const [key, filed] of series) {
      if (!key.startsWith(`${earnings} `)) continue;
      const counts = series.get(key.replace(earnings, count));
      if (counts !== undefined) found.push(...retellings(filed, counts));
    }
  }
  return found;
}

/** Each filing of a period against the one before it, in filings that give both earnings and count. */
function retellings(earnings: ReadonlyMap<string, Fact>, counts: ReadonlyMap<string, Fact>): Retold[] {
  const told = [...earnings.values()].sort(byFiling).flatMap((fact) => {
    const count = counts.get(` ${fact.accession}`);
    return count === undefined || count.value <= 0 ? [] : [{ fact, perShare: fact.value, count: count.value }];
  });
  return told.slice(1).flatMap((later, index) => {
    const earlier = told[index];
    if (earlier === undefined || earlier.fact.unit !== later.fact.unit) return [];
    const ratio = plainRatio(later.count / earlier.count);
    const rounding = 0.0051 * (1 + (ratio ?? 1));
    if (ratio === null || Math.abs(earlier.perShare - later.perShare * ratio) > rounding) return [];
    if (Math.abs(earlier.perShare - later.perShare) < 0.02) return [];
    return [{ ratio, after: earlier.fact.filed, seen: later.fact.filed }];
  });
}

function plainRatio(value: number): number | null {
  const up = ratios.find((ratio) => Math.abs(value / ratio - 1) < 0.01);
  if (up !== undefined) return up;
  const down = ratios.find((ratio) => Math.abs(value * ratio - 1) < 0.01);
  return down === undefined ? null : 1 / down;
}

function daysApart(a: IsoDate, b: IsoDate): number {
  return Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;
}
