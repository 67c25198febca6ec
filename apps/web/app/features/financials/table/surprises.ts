import type { Financials } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { dayNumber } from '@tenfold/domain/periods';
import type { AnyRowKey } from '@tenfold/domain/rows';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
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

type Foreseen = NonNullable<PageForecast['own']>['foreseen'];

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
  foreseen: Foreseen = new Map(),
): Comparisons {
  const found = comparedRows.map((row) => {
    const byConsensus = row === 'earningsPerShare' ? surprisesByColumn(columns, recorded) : [];
    return [row, new Map([...byConsensus, ...foreseenByColumn(row, columns, foreseen)])] as const;
  });
  return new Map(found.filter(([, surprises]) => surprises.size > 0));
}

function foreseenByColumn(
  row: AnyRowKey,
  columns: readonly TableColumn[],
  foreseen: Foreseen,
): (readonly [string, Surprise])[] {
  return columns.flatMap(({ id, kind, year }) => {
    const figure = kind === 'actual' ? foreseen.get(`${year} ${row}`) : undefined;
    if (figure === undefined) return [];
    const { actual, forecast, savedOn } = figure;
    return [[id, surprise(actual, forecast, row === 'earningsPerShare' ? halfACent : halfAMillion, savedOn)]];
  });
}

type Recorded = Financials['surprises'][number];

/** Consensus is dated at the calendar quarter's end; fiscal quarters end a few days off. */
const daysBeside = 16;

/** By column id. A year, and the last twelve months, need all four quarters on record: three against a full year would always miss. */
export function surprisesByColumn(
  columns: readonly TableColumn[],
  recorded: readonly Recorded[],
): ReadonlyMap<string, Surprise> {
  const found = new Map<string, Surprise>();
  for (const column of columns) {
    if (column.periodEnd === null || column.sourceColumn === null) continue;
    const end = dayNumber(column.periodEnd);
    const isYear = column.kind !== 'quarterly';
    const quarters = recorded.filter(({ periodEnd }) => {
      const before = end - dayNumber(periodEnd);
      return before >= -daysBeside && before <= (isYear ? 275 : 0) + daysBeside;
    });
    if (quarters.length !== (isYear ? 4 : 1)) continue;
    found.set(column.id, surprise(sum(quarters, 'actual'), sum(quarters, 'estimate')));
  }
  return found;
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
  const difference = actual - estimate;
  const verdict = Math.abs(difference) < least ? 'met' : difference > 0 ? 'beat' : 'miss';
  return { actual, estimate, verdict, savedOn };
}

function sum(recorded: readonly Recorded[], side: 'actual' | 'estimate'): number {
  return recorded.reduce((total, one) => total + one[side], 0);
}
