import type { LineKey, Statement } from '../statements/index.ts';
import {
  debtOfLines,
  dividendsOfQuarters,
  earningsByQuarter,
  type Finding,
  interestOfDebt,
  minoritiesOfOneYear,
  type NeighbouringStatements,
  returnOnEquity,
  revenueOfAssets,
  shareBasis,
  taxOfIncome,
} from './figures-against-others.ts';
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

type Check = Exclude<
  QualityCheck['check'],
  'balance' | 'quarters_add_up' | 'earnings_per_share' | 'cash_bridge' | 'tag_switch' | 'derived_share'
>;

/** What one check finds in a year: findings, or null where it cannot be judged. */
type Find = (year: Statement, around: NeighbouringStatements) => readonly Finding[] | null;

const finds: Readonly<Record<Check, Find>> = {
  margin: ({ lines }) => below(['netIncome', 'revenue'], lines.revenue.value, lines.netIncome.value),
  revenue_sign: ({ lines }) => below(['revenue'], lines.revenue.value, 0),
  debt_of_liabilities: ({ lines }) =>
    below(['netDebt', 'totalLiabilities'], lines.totalLiabilities.value, lines.totalDebt.value),
  dividends_of_earnings: (year, { before }) => dividendsFarAboveEarnings(year, before),
  tag_jump: (year, { before }) => tagJumps(year, before),
  share_jump: (year, { before }) => shareJump(year, before),
  share_basis: shareBasis,
  tax_of_income: taxOfIncome,
  dividends_of_quarters: dividendsOfQuarters,
  earnings_by_quarter: earningsByQuarter,
  minorities_of_one_year: minoritiesOfOneYear,
  return_on_equity: returnOnEquity,
  revenue_of_assets: revenueOfAssets,
  interest_of_debt: interestOfDebt,
  debt_of_lines: debtOfLines,
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
 * | share_basis | EPS moves threefold against net income and assets by less than half |
 * | tax_of_income | income before tax plus tax, not less tax, is profit |
 * | dividends_of_quarters | dividends of quarters are a tenth above those of the year |
 * | earnings_by_quarter | a quarter's EPS is half and three cents off profit over shares |
 * | minorities_of_one_year | others own a quarter of the assets in one year alone |
 * | return_on_equity | profit or loss is ten times the equity and a quarter of the assets |
 * | revenue_of_assets | revenue is above 15 times the assets, or below 0.2 % of them |
 * | interest_of_debt | interest is above a quarter of the debt |
 * | debt_of_lines | debt is below its part due after a year, or above that and all current liabilities |
 *
 * Some are true (a gain above revenue, a special dividend): a reader looks at the filing, and no figure changes.
 *
 * @example revenue 100, net income 120: margin fails with 100 against 120
 * @example diluted shares 534 million, then 1,071 million: share_jump fails
 *
 * docs/methodology.md, "Data quality checks"
 */
export function findUnlikelyFigures(
  annual: readonly Statement[],
  quarterly: readonly Statement[] = [],
): QualityCheck[] {
  const yearOf = (wanted: number) => annual.find((it) => it.period.year === wanted);
  const around = ({ period: { year } }: Statement): NeighbouringStatements => ({
    before: yearOf(year - 1),
    after: yearOf(year + 1),
    quarters: quarterly.filter((it) => it.period.year === year),
  });
  return (Object.keys(finds) as Check[]).flatMap((check) => {
    const results = annual.map((year) => ({ year, findings: finds[check](year, around(year)) }));
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

/** Profit, debt and dividends move threefold on their own, whatever their tags. */
const jumping: readonly LineKey[] = [
  'revenue',
  'cashFlowFromOperatingActivities',
  'capex',
  'totalAssets',
  'totalLiabilities',
  'shareholdersEquity',
];

function tagJumps({ lines }: Statement, before: Statement | undefined): Finding[] | null {
  if (before === undefined) return null;
  const found = jumpsOf(lines, before.lines);
  // Assets and liabilities of one report that grow together are a company bought.
  const isBought = ['totalAssets', 'totalLiabilities'].every((row) => found.some((it) => it.rows[0] === row));
  return isBought ? [] : found;
}

function jumpsOf(lines: Statement['lines'], before: Statement['lines']): Finding[] {
  return jumping.flatMap((key) => {
    const now = lines[key];
    const then = before[key];
    if (now.value === null || then.value === null || !(now.value > 0) || !(then.value > 0)) return [];
    const tags = tagsOf(now);
    const earlier = tagsOf(then);
    const ratio = Math.max(now.value / then.value, then.value / now.value);
    const isMarked = now.marks.includes('basis_changed') || then.marks.includes('short_year');
    const isJump = ratio > farFromYearBefore && !isMarked && tags.every((tag) => !earlier.includes(tag));
    return isJump
      ? [{ rows: [key], expected: then.value, found: now.value, tags: [...earlier, ...tags] }]
      : [];
  });
}
