import { lineKeys, type Statement, type Statements } from '../statements/index.ts';
import { columnContext } from './annual-columns.ts';
import { breaksSeries } from './arithmetic.ts';
import { buildColumn } from './build-column.ts';
import type { FiledColumn } from './column.ts';
import { freeCashFlow } from './derived-figures.ts';
import type { Market } from './market.ts';
import { ebitda } from './more-figures.ts';
import { ordinal } from './quarterly-columns.ts';
import { trailingColumns, trailingStatements } from './trailing-columns.ts';

/**
 * The twelve months to the newest quarter filed, beside the fiscal years. `year` and `quarter` are that quarter's;
 * a filer of half years has no quarter. Changes look at the twelve months of a year before, average balances at the
 * balance of that day.
 *
 * Refuses: nothing filed after the last fiscal year (null). A change without twelve months a year before.
 * Example: fiscal 2025 ends in September, the newest quarter in December: the year, plus that quarter, less the same
 * quarter a year before.
 *
 * docs/methodology.md, "Last twelve months"
 */
export function ltmColumn(statements: Statements, market: Market): FiledColumn | null {
  const ltm = newerThanYears(statements);
  if (ltm === null) return null;
  const { businessKind } = statements;
  const last = quarterEndedBy(ltm, statements);
  const byQuarter = new Map(trailingStatements(statements).map((it) => [ordinal(it.period), it]));
  const at = last === undefined ? Number.NaN : ordinal(last.period);
  const twelveMonths = withBreaksOf(byQuarter.get(at), ltm);
  const before = byQuarter.get(at - 4) ?? null;
  const { earningsPerShare, dividendsPerShare } = twelveMonths.lines;
  const trailing = {
    earningsPerShare,
    dividendsPerShare,
    freeCashFlow: freeCashFlow(twelveMonths.lines, businessKind),
    ebitda: ebitda(twelveMonths.lines, businessKind),
    sharesOutstanding: twelveMonths.lines.sharesOutstanding,
  };
  const around = { earlier: before, opening: before, trailing };
  const column = buildColumn('ltm', twelveMonths, around, columnContext(statements, market));
  return { ...column, quarter: last?.period.quarter ?? null };
}

/**
 * The twelve months that end a year before those of the column LTM: what its growth is measured from.
 *
 * Refuses: no column LTM; a quarter of those twelve months that isn't on file (null).
 * Example: the newest quarter is the first of 2026: the twelve months to the first of 2025.
 *
 * docs/methodology.md, "Last twelve months"
 */
export function ltmColumnBefore(statements: Statements, market: Market): FiledColumn | null {
  const ltm = newerThanYears(statements);
  const last = ltm === null ? undefined : quarterEndedBy(ltm, statements);
  if (last === undefined) return null;
  const before = trailingColumns(statements, market).find(
    ({ year, quarter }) => year === last.period.year - 1 && quarter === last.period.quarter,
  );
  return before === undefined ? null : { ...before, kind: 'ltm' };
}

function newerThanYears({ ltm, annual }: Statements): Statement | null {
  const lastYear = annual.at(-1);
  return ltm === null || lastYear === undefined || ltm.period.end <= lastYear.period.end ? null : ltm;
}

function quarterEndedBy(ltm: Statement, { quarterly }: Statements): Statement | undefined {
  return quarterly.find(({ period }) => period.end === ltm.period.end);
}

/** Where a quarter among them follows another basis than a year before, the twelve months compare with nothing. */
function withBreaksOf(quarters: Statement | undefined, ltm: Statement): Statement {
  const changed = lineKeys.filter((key) => {
    const figure = quarters?.lines[key];
    return figure !== undefined && breaksSeries(figure) && ltm.lines[key].value !== null;
  });
  const marked = changed.map((key) => {
    const figure = ltm.lines[key];
    return [key, { ...figure, marks: [...new Set([...figure.marks, 'basis_changed' as const])] }] as const;
  });
  return { ...ltm, lines: { ...ltm.lines, ...Object.fromEntries(marked) } };
}
