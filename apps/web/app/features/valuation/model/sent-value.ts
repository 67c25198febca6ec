import type { FinancialsColumn } from '@tenfold/contract/financials';
import { rowKeys } from '@tenfold/domain/rows';
import { packColumns } from '../../../figures/pack-columns.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import type { ComputedValue } from './compute-value.ts';
import type { SentValue } from './received-value.ts';

/** On the server: a page embeds its columns packed, so that the browser need not bring the forecast's formulas to show it. */
export function sentValue({ columns, ...value }: ComputedValue): SentValue {
  return { ...value, columns: packColumns(columns.map(asSent)) };
}

function asSent({ year, periodEnd, figures }: ShownColumn): FinancialsColumn {
  const of = <Value>(read: (key: (typeof rowKeys)[number]) => Value) =>
    Object.fromEntries(rowKeys.map((key) => [key, read(key)]));
  return {
    ...(of((key) => figures[key].value) as Record<(typeof rowKeys)[number], number | null>),
    year,
    quarter: null,
    quarterlyPeriod: null,
    periodEnd,
    why: without(of((key) => figures[key].why ?? undefined)),
    marks: without(of((key) => (figures[key].marks.length > 0 ? [...figures[key].marks] : undefined))),
  };
}

function without<Value>(entries: Record<string, Value | undefined>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}
