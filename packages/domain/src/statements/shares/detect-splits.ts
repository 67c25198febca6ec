import type { Fact, IsoDate, Split } from '../../facts/index.ts';
import { daysBetween } from '../../periods/index.ts';
import { splitFactors } from './split-adjustment.ts';

type FigureKind = 'perShare' | 'count' | 'profit';

/**
 * Earnings per share, the count they were divided by, and the profit. A company with a loss files basic and diluted as one and
 * changes tags when it earns again, so that one value stands for both.
 */
const pairs: readonly Readonly<Record<FigureKind, readonly string[]>>[] = [
  {
    perShare: ['us-gaap:EarningsPerShareDiluted', 'us-gaap:EarningsPerShareBasicAndDiluted'],
    count: [
      'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
      'us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ],
    profit: ['us-gaap:NetIncomeLoss'],
  },
  {
    perShare: ['us-gaap:EarningsPerShareBasic', 'us-gaap:EarningsPerShareBasicAndDiluted'],
    count: [
      'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic',
      'us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ],
    profit: ['us-gaap:NetIncomeLoss'],
  },
  {
    perShare: ['us-gaap:IncomeLossFromContinuingOperationsPerDilutedShare'],
    count: [
      'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
      'us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ],
    profit: ['us-gaap:NetIncomeLoss'],
  },
  {
    perShare: ['ifrs-full:DilutedEarningsLossPerShare'],
    count: ['ifrs-full:AdjustedWeightedAverageShares'],
    profit: ['ifrs-full:ProfitLossAttributableToOwnersOfParent'],
  },
  {
    perShare: ['ifrs-full:BasicEarningsLossPerShare'],
    count: ['ifrs-full:WeightedAverageShares'],
    profit: ['ifrs-full:ProfitLossAttributableToOwnersOfParent'],
  },
];
const ratioTag = 'StockholdersEquityNoteStockSplitConversionRatio1';

export const splitTags: readonly string[] = [
  ...pairs.flatMap((pair) => Object.values(pair).flat()),
  `us-gaap:${ratioTag}`,
];

/** Two retellings of a period by their earnings per share alone: one may be a slip. */
const periodsNeeded = 2;

/** Rounding may move a ratio of two earnings per share by this much and still tell it. */
const widestRounding = 0.02;

const ratios = [1.25, 4 / 3, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50];
const daysBetweenNotices = 90;

/** What one filing says of one period. */
interface Story extends Partial<Record<FigureKind, number>> {
  readonly filed: IsoDate;
  readonly accession: string;
}

/** Which part of which pairs a tag is. */
const roles = new Map<string, { pair: number; part: FigureKind }[]>();
pairs.forEach((tags, pair) => {
  for (const part of ['perShare', 'count', 'profit'] as const) {
    for (const tag of tags[part]) roles.set(tag, [...(roles.get(tag) ?? []), { pair, part }]);
  }
});

/** The same period filed on another basis: `ratio` shares for one, somewhere after `after` and up to `seen`. */
interface Restated {
  readonly ratio: number;
  readonly after: IsoDate;
  readonly seen: IsoDate;
}

/**
 * The splits given, and those that only the filings show.
 *
 * When a company splits its shares, its next reports repeat earlier periods on the new basis. A split is read from one
 * period filed twice with the share count multiplied, and the earnings per share divided, by the same plain ratio (3:2, 2, 3,
 * 4, 5, 7, 10, 20 ... or the inverse for a consolidation). The count must fit within 1 %; the earnings within their
 * rounding and what a restated profit explains, unless the company files that very ratio as its split's. It takes effect with the first filing that shows it, so it also
 * reaches years too old to be repeated. Where no count is filed (by class only), earnings per share tell it alone, of an unchanged
 * profit: in two periods of one filing, or one whose ratio the company files. What a given split explains is not read again; a given split that a filing anticipated
 * takes effect with that filing.
 *
 * @example EPS 6.45 on 1,000 shares filed in 2013, the same year as 0.92 on 7,000 filed in July 2014: 7 for 1 from July 2014
 *
 * docs/methodology.md, "Splits"
 */
export function allSplits(given: readonly Split[], facts: readonly Fact[]): Split[] {
  const splits = [...given];
  const retold = retoldPeriods(facts).sort(firstSeen);
  for (const it of retold) {
    const factor = splitFactors(splits);
    const open = it.ratio / (factor(it.after) / factor(it.seen));
    const ratio = plainRatio(open);
    if (ratio === null) continue;
    const early = splits.findIndex(
      (split) =>
        split.effective > it.seen &&
        daysBetween(it.seen, split.effective) < daysBetweenNotices &&
        split.ratio === ratio,
    );
    if (early >= 0) splits.splice(early, 1);
    splits.push({ effective: it.seen, ratio });
  }
  return splits.sort((a, b) => (a.effective < b.effective ? -1 : 1));
}

/** By the day the new basis shows; of those of one day the closest retelling first, because it can span only one split. */
function firstSeen(a: Restated, b: Restated): number {
  if (a.seen !== b.seen) return a.seen < b.seen ? -1 : 1;
  if (a.after === b.after) return 0;
  return a.after < b.after ? 1 : -1;
}

function retoldPeriods(facts: readonly Fact[]): Restated[] {
  const stories = new Map<string, Map<string, Story>>();
  const filedRatios = new Set(facts.filter((fact) => fact.tag === ratioTag).map((fact) => fact.value));
  for (const fact of facts) {
    const role = fact.start === null ? undefined : roles.get(`${fact.taxonomy}:${fact.tag}`);
    for (const { pair, part } of role ?? []) {
      const key = `${pair} ${fact.start} ${fact.end}`;
      const vintages = stories.get(key) ?? new Map<string, Story>();
      const story = vintages.get(fact.accession) ?? { filed: fact.filed, accession: fact.accession };
      story[part] = fact.value;
      vintages.set(fact.accession, story);
      stories.set(key, vintages);
    }
  }
  return [...stories.values()]
    .flatMap((vintages) => restatements([...vintages.values()], filedRatios))
    .concat(restatedWithoutCounts(stories, filedRatios));
}

/** Retellings by earnings per share of one profit, where neither filing gives a count. */
function restatedWithoutCounts(
  stories: ReadonlyMap<string, ReadonlyMap<string, Story>>,
  filedRatios: ReadonlySet<number>,
): Restated[] {
  const byName = new Map<string, { readonly restated: Restated; readonly periods: Set<string> }>();
  for (const [key, vintages] of stories) {
    const period = key.slice(key.indexOf(' '));
    for (const restated of retoldPerShare([...vintages.values()])) {
      const name = `${restated.seen} ${restated.ratio}`;
      const known = byName.get(name) ?? { restated, periods: new Set() };
      byName.set(name, known);
      known.periods.add(period);
    }
  }
  return [...byName.values()]
    .filter(
      ({ restated: { ratio }, periods }) =>
        periods.size >= periodsNeeded || filedRatios.has(ratio) || filedRatios.has(1 / ratio),
    )
    .map(({ restated }) => restated);
}

function retoldPerShare(vintages: readonly Story[]): Restated[] {
  if (vintages.length < 2) return [];
  const alone = vintages
    .filter((it) => (it.perShare ?? 0) !== 0 && it.profit !== undefined && it.count === undefined)
    .sort((a, b) => (a.filed < b.filed ? -1 : 1));
  return alone.slice(1).flatMap((later, index) => {
    const earlier = alone[index];
    const before = earlier?.perShare ?? 0;
    const after = later.perShare ?? 0;
    if (earlier === undefined || earlier.profit !== later.profit) return [];
    const rounding = 0.0051 / Math.abs(before) + 0.0051 / Math.abs(after);
    const ratio = rounding > widestRounding ? null : plainRatio(before / after, rounding);
    return ratio === null ? [] : [{ ratio, after: earlier.filed, seen: later.filed }];
  });
}

/** Each filing of a period against the one before it, in filings that give both earnings per share and count. */
function restatements(vintages: readonly Story[], filedRatios: ReadonlySet<number>): Restated[] {
  const whole = vintages
    .filter((it) => it.perShare !== undefined && (it.count ?? 0) > 0)
    .sort((a, b) => (a.filed < b.filed ? -1 : 1));
  return whole.slice(1).flatMap((later, index) => {
    const earlier = whole[index];
    const ratio = earlier === undefined ? null : plainRatio((later.count ?? 0) / (earlier.count ?? 1));
    if (earlier === undefined || ratio === null) return [];
    const agrees =
      filedRatios.has(ratio) || filedRatios.has(1 / ratio) || earningsAgree(earlier, later, ratio);
    return agrees ? [{ ratio, after: earlier.filed, seen: later.filed }] : [];
  });
}

/** Whether earnings per share moved by the ratio, profit restated in between taken into account. */
function earningsAgree(earlier: Story, later: Story, ratio: number): boolean {
  const before = earlier.perShare ?? 0;
  const after = later.perShare ?? 0;
  const known =
    earlier.profit !== undefined && later.profit !== undefined && earlier.profit * later.profit > 0;
  const growth = known ? (later.profit ?? 1) / (earlier.profit ?? 1) : 1;
  const rounding = 0.0051 * (growth + ratio);
  return Math.abs(before - after) >= 0.02 && Math.abs(before * growth - after * ratio) <= rounding;
}

function plainRatio(value: number, within = 0.01): number | null {
  const up = ratios.find((ratio) => Math.abs(value / ratio - 1) < within);
  if (up !== undefined) return up;
  const down = ratios.find((ratio) => Math.abs(value * ratio - 1) < within);
  return down === undefined ? null : 1 / down;
}
