import type { FinancialsRange } from '../card/settings.ts';
import type { TableColumn } from '../columns/table-column.ts';

const quartersAYear = 4;

/** The last years or quarters of a range, with every forecast year. */
export function inRange(columns: readonly TableColumn[], range: FinancialsRange): readonly TableColumn[] {
  const years = Number.parseInt(range, 10);
  const left = { actual: leftOut('actual', years), quarterly: leftOut('quarterly', years * quartersAYear) };
  return columns.filter(({ kind }) => !((kind === 'actual' || kind === 'quarterly') && left[kind]-- > 0));

  function leftOut(wanted: 'actual' | 'quarterly', most: number): number {
    return columns.filter(({ kind }) => kind === wanted).length - most;
  }
}
