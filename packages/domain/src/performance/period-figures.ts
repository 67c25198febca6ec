import { type Column, changeOf, quotient } from '../columns/index.ts';
import { type Figure, missing } from '../figures/index.ts';
import { growthSince } from '../market/index.ts';
import { isRowKey, type RowKey } from '../rows/index.ts';
import { type CalculatedKey, type DailyKey, type IndicatorKey, isCalculatedKey } from '../series/index.ts';
import type { Statement } from '../statements/index.ts';

type PeriodKey = Exclude<IndicatorKey, DailyKey>;

/** A fiscal period among those of a chart. */
interface Charted {
  readonly column: Column;
  readonly statement: Statement;
  /** The same period some years earlier; null where none is on file. */
  readonly earlier: (years: number) => Column | null;
}

/** The values of an indicator at the end of each period: a row of the table, a line no row shows, or made of such. */
export function periodFigures(
  key: PeriodKey,
  columns: readonly Column[],
  statements: readonly Statement[],
): Figure[] {
  if (isRowKey(key)) return columns.map(({ figures }) => figures[key]);
  if (!isCalculatedKey(key)) return statements.map(({ lines }) => lines[key]);
  const byPeriod = new Map(columns.map((column) => [nameOf(column), column]));
  return columns.map((column, at) => {
    const statement = statements[at];
    if (statement === undefined) return missing('not_filed');
    const earlier = (years: number) => byPeriod.get(nameOf(column, years)) ?? null;
    return calculated[key]({ column, statement, earlier });
  });
}

function nameOf({ year, quarter }: Column, yearsBefore = 0): string {
  return `${(year ?? 0) - yearsBefore} ${quarter ?? ''}`;
}

/**
 * Formulas: gross margin = gross profit / revenue; leverage = total assets / equity at the end of the period; growth =
 * the change from the same period a year before, or the compound rate of five years, as fractions.
 *
 * Refuses: a whole or a start of zero or below; a part or an earlier period that is not on file.
 * Example: assets of 360 on equity of 120 are a leverage of 3; EPS from 2.00 to 2.50 a growth of 0.25.
 */
const calculated: Readonly<Record<CalculatedKey, (charted: Charted) => Figure>> = {
  grossMargin: ({ statement: { lines } }) =>
    quotient(lines.grossProfit, lines.revenue, 'gross profit ÷ revenue', 'whole_not_positive'),
  leverage: ({ column: { figures } }) =>
    quotient(figures.totalAssets, figures.shareholdersEquity, 'total assets ÷ equity', 'whole_not_positive'),
  earningsPerShareGrowth: (charted) => growthOf('earningsPerShare', charted),
  earningsPerShareGrowth5y: ({ column, earlier }) =>
    growthSince(
      earlier(5)?.figures.earningsPerShare ?? null,
      column.figures.earningsPerShare,
      5,
      '(EPS ÷ EPS of five years before)^(1/5) − 1',
    ),
  freeCashFlowPerShareGrowth: (charted) => growthOf('freeCashFlowPerShare', charted),
  freeCashFlowGrowth: ({ column }) => column.figures.freeCashFlowGrowthRate,
};

function growthOf(key: RowKey, { column, earlier }: Charted): Figure {
  const before = earlier(1)?.figures[key] ?? null;
  return changeOf(column.figures[key], before, 'value ÷ value of the year before − 1');
}
