import {
  type CellInput,
  type CustomForecast,
  cellsAfter,
  type EditableRow,
  type ForecastCells,
  type ForecastColumnKey,
} from '@tenfold/domain/custom-forecast';
import type { ForecastChoices } from '../../../page-forecast/own-forecast.ts';

/** All of a forecast that a person decides: what a save sends, and what undo brings back. */
export interface Content extends ForecastChoices {
  readonly startsFrom: CustomForecast['startsFrom'];
  readonly baseYear: number;
  readonly values: ForecastCells;
}

export interface CellChange {
  readonly column: ForecastColumnKey;
  readonly row: EditableRow;
  /** null clears it: the cell again follows what the forecast starts from. */
  readonly input: CellInput | null;
}

export function customOf({ startsFrom, baseYear, values }: Content): CustomForecast {
  return { startsFrom, baseYear, cells: values };
}

/** Typed in the columns of today: what was typed before a filing moves to the years it still stands for. */
export function changed(content: Content, changes: readonly CellChange[], lastYear: number): Content {
  const values = cellsAfter(customOf(content), { lastYear });
  return { ...content, baseYear: lastYear, values: changes.reduce(withChange, values) };
}

function withChange(cells: ForecastCells, { column, row, input }: CellChange): ForecastCells {
  const { [row]: _before, ...others } = cells[column] ?? {};
  const { [column]: _whole, ...columns } = cells;
  const next = input === null ? others : { ...others, [row]: input };
  return Object.keys(next).length === 0 ? columns : { ...columns, [column]: next };
}

/** By `2026 margin`. */
export function cellsByKey({ values }: Pick<Content, 'values'>): ReadonlyMap<string, CellInput> {
  return new Map(
    Object.entries(values).flatMap(([column, rows]) =>
      Object.entries(rows).map(([row, input]) => [`${column} ${row}`, input as CellInput] as const),
    ),
  );
}

export function hasFormula({ values }: Pick<Content, 'values'>): boolean {
  return [...cellsByKey({ values }).values()].some((input) => typeof input === 'string');
}

export function sameContent(one: Content, other: Content): boolean {
  return differing(one, other).size === 0 && JSON.stringify(beside(one)) === JSON.stringify(beside(other));
}

/** The cells typed otherwise, by key. */
export function differing(one: Pick<Content, 'values'>, other: Pick<Content, 'values'>): ReadonlySet<string> {
  const left = cellsByKey(one);
  const right = cellsByKey(other);
  return new Set([...left.keys(), ...right.keys()].filter((key) => left.get(key) !== right.get(key)));
}

function beside({
  startsFrom,
  baseYear,
  requiredReturn,
  terminalGrowth,
  method,
  leverage,
  ownFigures,
}: Content) {
  const figures = Object.entries(ownFigures).toSorted(([one], [other]) => one.localeCompare(other));
  return [startsFrom, baseYear, requiredReturn, terminalGrowth, method, leverage, figures];
}
