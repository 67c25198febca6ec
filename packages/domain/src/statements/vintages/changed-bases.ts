import type { Figure, Mark, Source } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import { disposedOfBusinesses, materialShare } from '../disposed-assets.ts';
import { type Filings, findFiled } from '../filings.ts';
import { flowLines, type LineKey, type Statement } from '../line.ts';

/** Cash flows are sorted anew more often, and move more from year to year: only what changes their size counts. */
const largePartOfCashFlow = 0.25;

const cashFlows: readonly LineKey[] = ['cashFlowFromOperatingActivities', 'capex'];

const balanceLines: readonly LineKey[] = [
  'totalAssets',
  'currentAssets',
  'totalLiabilities',
  'currentLiabilities',
  'shareholdersEquity',
  'totalDebt',
  'netDebt',
];

/** What a business earns and spends. Dividends and share counts are those of the company, whatever it owns. */
const businessLines: readonly LineKey[] = [
  ...flowLines.filter((line) => line !== 'dividendsPerShare'),
  'earningsPerShare',
];

/**
 * Marks the lines whose basis changed between a fiscal year and the one before, so that no growth is measured across it.
 *
 * The newest report that shows the year before shows the year itself as well, on one basis. Where the year was restated since
 * by a large part, and the one before was not, they no longer compare: a business was spun off, sold or reclassified.
 * Restated revenue moves all that the business earns; cash flow from operations, capex and assets move alone. Assets
 * also leave without a restatement: those held for disposal at one year end are gone at the next. And what a company earned
 * in its first few months compares with no year.
 *
 * An acquisition and fast growth restate nothing, so they change no basis.
 *
 * @param shortYears fiscal years of less than twelve months
 *
 * @example revenue 2022 13,017 and 2023 12,068 in one report; the next one says 6,614 for 2023 and nothing of 2022: the basis
 * changed in 2023
 * @example revenue 100 in 2022 and 250 in 2023, filed once: fast growth, one basis
 *
 * docs/methodology.md, "Changed bases"
 */
export function withChangedBases(
  filings: Filings,
  annual: readonly Statement[],
  shortYears: ReadonlySet<number>,
): Statement[] {
  return annual.map((now, at) => {
    const before = annual[at - 1];
    const shown = shortYears.has(now.period.year) ? withMark(now, businessLines, 'short_year') : now;
    if (before === undefined || before.period.year !== now.period.year - 1) return shown;
    const afterShort = shortYears.has(before.period.year);
    return withMark(shown, changedLines(filings, before, now, afterShort), 'basis_changed');
  });
}

/**
 * The same for quarters, each against the same quarter a year before. They are restated a year later than years are, so the
 * change shows up to two years after; without one in the years, a restated quarter is a slip.
 *
 * @param annual already marked
 */
export function quartersWithChangedBases(
  filings: Filings,
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  const changed = annual.filter(({ lines }) => lines.revenue.marks.includes('basis_changed'));
  const last = annual.at(-1)?.period.year ?? 0;
  const isNear = (year: number) =>
    year > last || changed.some((it) => it.period.year <= year && it.period.year >= year - 2);
  const places = new Map(quarterly.map((it) => [placeOf(it.period), it]));
  return quarterly.map((now) => {
    const before = places.get(placeOf(now.period) - 4);
    if (before === undefined || !isNear(now.period.year)) return now;
    const part = restatedPart(filings, before.lines.revenue, now.lines.revenue);
    return part > materialShare ? withMark(now, businessLines, 'basis_changed') : now;
  });
}

function placeOf({ year, quarter }: Statement['period']): number {
  return year * 4 + (quarter ?? 4);
}

function withMark(statement: Statement, keys: readonly LineKey[], mark: Mark): Statement {
  if (keys.length === 0) return statement;
  const lines = keys.map((key) => [key, marked(statement.lines[key], mark)]);
  return { ...statement, lines: { ...statement.lines, ...Object.fromEntries(lines) } };
}

function changedLines(filings: Filings, before: Statement, now: Statement, afterShort: boolean): LineKey[] {
  const isRestated = (key: LineKey, part: number) =>
    restatedPart(filings, before.lines[key], now.lines[key]) > part;
  const flows =
    afterShort || isRestated('revenue', materialShare)
      ? businessLines
      : cashFlows.filter((key) => isRestated(key, largePartOfCashFlow));
  const areOtherAssets =
    isRestated('totalAssets', materialShare) || disposedOfBusinesses(filings, before, now);
  return areOtherAssets ? [...flows, ...balanceLines] : [...flows];
}

/** The part by which the later figure was changed since the report that the earlier one is from; 0 where unknown. */
function restatedPart(filings: Filings, before: Figure, now: Figure): number {
  if (before.value === null || now.value === null || before.sources.length === 0) return 0;
  let then = 0;
  for (const source of before.sources) {
    const value = yearAfter(filings, source);
    if (value === null) return 0;
    then += source.sign * value;
  }
  const largest = Math.max(Math.abs(then), Math.abs(now.value));
  return largest === 0 ? 0 : Math.abs(now.value - then) / largest;
}

/** What was known of the same stretch a year later when the report was filed. */
function yearAfter(filings: Filings, { taxonomy, tag, start, end, filed }: Source): number | null {
  const slot = filings.calendar.slotOf(start, end);
  if (slot === null) return null;
  const later = findFiled(filings, `${taxonomy}:${tag}`, 'money', { ...slot, year: slot.year + 1 });
  return later?.vintages.findLast((it) => it.filed <= filed)?.value ?? null;
}
