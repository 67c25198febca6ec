import type { Financials } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { surpriseOf, verdictOf } from '@tenfold/domain/surprises';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { TableColumn } from '../columns/table-column.ts';

export interface Surprise {
  readonly actual: number;
  readonly estimate: number;
  readonly verdict: 'beat' | 'miss' | 'met';
  /** The day the reader's own version was saved; null where consensus was expected. */
  readonly savedOn: IsoDate | null;
}

/** By row, then by column id. */
export type Comparisons = ReadonlyMap<AnyRowKey, ReadonlyMap<string, Surprise>>;

type Predicted = NonNullable<PageForecast['own']>['predicted'];

const comparedRows = [
  'earningsPerShare',
  'revenue',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'freeCashFlow',
] as const satisfies readonly AnyRowKey[];

/** What was expected of each figure: by the reader's own version of before its report, else by consensus, which has EPS. */
export function comparisonsOf(
  columns: readonly TableColumn[],
  recorded: readonly Recorded[],
  predicted: Predicted = new Map(),
): Comparisons {
  const found = comparedRows.map((row) => {
    const byConsensus = row === 'earningsPerShare' ? surprisesByColumn(columns, recorded) : [];
    return [row, new Map([...byConsensus, ...predictedByColumn(row, columns, predicted)])] as const;
  });
  return new Map(found.filter(([, surprises]) => surprises.size > 0));
}

function predictedByColumn(
  row: AnyRowKey,
  columns: readonly TableColumn[],
  predicted: Predicted,
): (readonly [string, Surprise])[] {
  return columns.flatMap(({ id, kind, year }) => {
    const figure = kind === 'actual' ? predicted.get(`${year} ${row}`) : undefined;
    if (figure === undefined) return [];
    const { actual, forecast, savedOn } = figure;
    return [[id, surprise(actual, forecast, row === 'earningsPerShare' ? halfACent : halfAMillion, savedOn)]];
  });
}

type Recorded = Financials['surprises'][number];

/** By column id; the last twelve months as a year. */
export function surprisesByColumn(
  columns: readonly TableColumn[],
  recorded: readonly Recorded[],
): ReadonlyMap<string, Surprise> {
  const byColumn = new Map<string, Surprise>();
  for (const column of columns) {
    if (column.periodEnd === null || column.sourceColumn === null) continue;
    const found = surpriseOf(recorded, column.periodEnd, column.kind === 'quarterly' ? 'quarter' : 'year');
    if (found !== null) byColumn.set(column.id, surprise(found.actual, found.estimate));
  }
  return byColumn;
}

/** What is printed alike is no difference. */
const halfACent = 0.005;
const halfAMillion = 5e5;

function surprise(
  actual: number,
  estimate: number,
  least = halfACent,
  savedOn: IsoDate | null = null,
): Surprise {
  return { actual, estimate, verdict: verdictOf(actual, estimate, least), savedOn };
}
