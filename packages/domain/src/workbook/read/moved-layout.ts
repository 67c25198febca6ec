import { forecastColumns } from '../../forecast/index.ts';
import type { TableColumn } from '../../formulas/index.ts';
import { type AnyRowKey, allRows, anyRowOf } from '../../rows/index.ts';
import type { ExportedColumn } from '../table.ts';
import type { Layout } from './read-layout.ts';

/** How the table of a file lies otherwise than it was exported: names of its rows and columns. */
export interface MovedLayout {
  readonly missing: readonly string[];
  /** Before each of these there is something of the person's own. */
  readonly insertedBefore: readonly string[];
}

interface Page {
  readonly lastYear: number;
  readonly filed: readonly ExportedColumn[];
}

export function movedLayout({ rows, columns }: Layout, page: Page): MovedLayout {
  const nameOf = columnNames(page);
  const shown = allRows.filter(({ key }) => page.filed.some(({ value }) => typeof value(key) === 'number'));
  return {
    missing: [
      ...shown.filter(({ key }) => !rows.has(key)).map(({ label }) => label),
      ...[...nameOf].filter(([column]) => !columns.has(column)).map(([, name]) => name),
    ],
    insertedBefore: [
      ...afterGap([...rows], rowStep).map((key) => anyRowOf(key).label),
      ...afterGap([...columns], () => 1).map((column) => nameOf.get(column) ?? String(column)),
    ],
  };
}

function columnNames({ filed, lastYear }: Page): ReadonlyMap<TableColumn, string> {
  const forecast = Array.from({ length: forecastColumns }, (_, at): [TableColumn, string] => [
    lastYear + 1 + at,
    at === forecastColumns - 1 ? 'Terminal' : String(lastYear + 1 + at),
  ]);
  return new Map([...filed.map(({ column, heading }) => [column, heading] as const), ...forecast]);
}

/** The heading of a group stands between its rows and those before. */
function rowStep(key: AnyRowKey, before: AnyRowKey): number {
  return anyRowOf(key).group === anyRowOf(before).group ? 1 : 2;
}

function afterGap<Name>(
  places: readonly (readonly [Name, number])[],
  step: (name: Name, before: Name) => number,
): Name[] {
  const ordered = places.toSorted(([, one], [, other]) => one - other);
  return ordered.flatMap(([name, place], at) => {
    const before = ordered[at - 1];
    return before !== undefined && place - before[1] > step(name, before[0]) ? [name] : [];
  });
}
