import type { LineKey, Statement } from '../statements/index.ts';
import { information, notPossible, passed, type QualityCheck } from './quality-check.ts';
import { tagsOf } from './tag-switches.ts';

/** Dividends this many times what was earned are a special dividend or a slip. */
const farAboveEarnings = 2;

/** A line that changes its tag and its size by more than this is probably two different lines. */
const farFromYearBefore = 3;

/** Ratios of common splits, and how near to one the share count has to move. */
const splitRatios = [1.5, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 50];
const nearSplitRatio = 0.01;

/** Assets that grow by more than this tell of a merger paid in shares, not of a split. */
const mergerGrowth = 1.25;

interface Finding {
  readonly rows: string[];
  readonly expected: number;
  readonly found: number;
  readonly tags?: string[];
}

type Check = Extract<
  QualityCheck['check'],
  'margin' | 'revenue_sign' | 'debt_of_liabilities' | 'dividends_of_earnings' | 'tag_jump' | 'share_jump'
>;

/** What one check finds in a year: findings, or null where it cannot be judged. */
type Find = (year: Statement, before: Statement | undefined) => readonly Finding[] | null;

const finds: Readonly<Record<Check, Find>> = {
  margin: ({ lines }) => below(['netIncome', 'revenue'], lines.revenue.value, lines.netIncome.value),
  revenue_sign: ({ lines }) => below(['revenue'], lines.revenue.value, 0),
  debt_of_liabilities: ({ lines }) =>
    below(['netDebt', 'totalLiabilities'], lines.totalLiabilities.value, lines.totalDebt.value),
  dividends_of_earnings: dividendsFarAboveEarnings,
  tag_jump: tagJumps,
  share_jump: shareJump,
};

/**
 * Figures that are seldom right: one result a check for the years in which it finds nothing, one for each finding.
 *
 * | Check | Fails where |
 * |---|---|
 * | margin | net income is above revenue |
 * | revenue_sign | revenue is below zero |
 * | debt_of_liabilities | debt is above total liabilities |
 * | dividends_of_earnings | dividends are above twice the net income and twice the operating cash flow of the year and the year before |
 * | tag_jump | a line changes its tag and grows or shrinks more than threefold, and no change of basis explains it |
 * | share_jump | diluted shares move by the ratio of a split (within 1 %) and assets do not grow by a quarter |
 *
 * Some are true (a gain above revenue, a special dividend): a reader looks at the filing, and no figure changes.
 *
 * @example revenue 100, net income 120: margin fails with 100 against 120
 * @example diluted shares 534 million, then 1,071 million: share_jump fails
 *
 * docs/methodology.md, "Data quality checks"
 */
export function findUnlikelyFigures(annual: readonly Statement[]): QualityCheck[] {
  const before = ({ period }: Statement) => annual.find((it) => it.period.year === period.year - 1);
  return (Object.keys(finds) as Check[]).flatMap((check) => {
    const results = annual.map((year) => ({ year, findings: finds[check](year, before(year)) }));
    const failures = results.flatMap(({ year, findings }) =>
      (findings ?? []).map((it) => failed(check, year, it)),
    );
    const isJudged = results.some(({ findings }) => findings !== null);
    const about = { check, column: null };
    if (failures.length > 0) return failures;
    return [isJudged ? passed(about) : notPossible(about)];
  });
}

function failed(check: Check, { period }: Statement, { expected, found, rows, tags = [] }: Finding) {
  return {
    ...information({ check, column: String(period.year), rows, tags, expected, found }),
    state: 'failed' as const,
  };
}

/** A finding where `least` is below `most`; null without both. */
function below(rows: string[], most: number | null, least: number | null): Finding[] | null {
  if (most === null || least === null) return null;
  return least > most ? [{ rows, expected: most, found: least }] : [];
}

function dividendsFarAboveEarnings({ lines }: Statement, before: Statement | undefined): Finding[] | null {
  const perShare = lines.dividendsPerShare.value;
  const shares = lines.sharesOutstanding.value;
  const earnings = [lines, before?.lines].flatMap((it) => [
    it?.netIncome.value ?? null,
    it?.cashFlowFromOperatingActivities.value ?? null,
  ]);
  const known = earnings.filter((it) => it !== null);
  if (perShare === null || shares === null || known.length === 0) return null;
  const earned = Math.max(...known, 0);
  const paid = perShare * shares;
  return paid > earned * farAboveEarnings
    ? [{ rows: ['dividendsPerShare'], expected: earned, found: paid }]
    : [];
}

function shareJump({ lines }: Statement, before: Statement | undefined): Finding[] | null {
  const now = lines.sharesOutstanding.value;
  const then = before?.lines.sharesOutstanding.value ?? null;
  if (now === null || then === null || !(now > 0) || !(then > 0)) return null;
  const ratio = Math.max(now / then, then / now);
  const isSplitRatio = splitRatios.some((it) => Math.abs(ratio / it - 1) <= nearSplitRatio);
  const assets = lines.totalAssets.value;
  const assetsThen = before?.lines.totalAssets.value ?? null;
  const isMerger = assets !== null && assetsThen !== null && assets > assetsThen * mergerGrowth;
  return isSplitRatio && !isMerger ? [{ rows: ['sharesOutstanding'], expected: then, found: now }] : [];
}

const jumping: readonly LineKey[] = [
  'revenue',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'capex',
  'totalAssets',
  'totalLiabilities',
  'shareholdersEquity',
  'totalDebt',
  'dividendsPerShare',
];

function tagJumps({ lines }: Statement, before: Statement | undefined): Finding[] | null {
  if (before === undefined) return null;
  return jumping.flatMap((key) => {
    const now = lines[key];
    const then = before.lines[key];
    if (now.value === null || then.value === null || !(now.value > 0) || !(then.value > 0)) return [];
    const tags = tagsOf(now);
    const earlier = tagsOf(then);
    const ratio = Math.max(now.value / then.value, then.value / now.value);
    const isSaid = now.marks.includes('basis_changed') || then.marks.includes('short_year');
    const isJump = ratio > farFromYearBefore && !isSaid && tags.every((tag) => !earlier.includes(tag));
    const row = key === 'totalDebt' ? 'netDebt' : key;
    return isJump
      ? [{ rows: [row], expected: then.value, found: now.value, tags: [...earlier, ...tags] }]
      : [];
  });
}
