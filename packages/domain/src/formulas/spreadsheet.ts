import type { AnyRowKey } from '../rows/index.ts';
import type { TableColumn } from './evaluate.ts';
import type { Call, Formula, RangeReference } from './formula.ts';
import { columnsMeant, type FormulaPlace } from './print-reference.ts';

/** A cell of a sheet, counted from 1. */
export interface SheetCell {
  readonly column: number;
  readonly row: number;
}

/** Where a sheet holds a cell of the table; null where it doesn't. */
export type SheetCellOf = (row: AnyRowKey, column: TableColumn) => SheetCell | null;

/**
 * A formula in the language of spreadsheets, in the cell of a year, without its `=`. Every operation is in brackets,
 * because programs rank powers and signs differently. CAGR becomes its arithmetic, a comparison 1 or 0. Null where the
 * sheet lacks a cell it refers to.
 *
 * @example `CAGR(revenue[2020:2025])` is `((G5/B5)^(1/5)-1)`
 */
export function spreadsheetFormula(
  formula: Formula,
  place: FormulaPlace,
  cellOf: SheetCellOf,
): string | null {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'reference': {
      const [column] = columnsMeant(formula, place);
      const cell = column === undefined ? null : cellOf(formula.row, column);
      return cell === null ? null : addressOf(cell);
    }
    case 'range':
      return rangeText(formula, place, cellOf);
    case 'chain': {
      const parts = [formula.first, ...formula.rest.map(({ operand }) => operand)];
      return written(parts, place, cellOf, (texts) =>
        texts
          .slice(1)
          .reduce((left, right, at) => `(${left}${formula.rest[at]?.operator}${right})`, texts[0] ?? ''),
      );
    }
    case 'negative':
      return written([formula.of], place, cellOf, ([of]) => `(0-${of})`);
    case 'percent':
      return written([formula.of], place, cellOf, ([of]) => `(${of}/100)`);
    case 'power':
      return written(
        [formula.base, formula.exponent],
        place,
        cellOf,
        ([base, exponent]) => `(${base}^${exponent})`,
      );
    case 'comparison':
      return written(
        [formula.left, formula.right],
        place,
        cellOf,
        ([left, right]) => `IF(${left}${formula.operator}${right},1,0)`,
      );
    case 'call':
      return callText(formula, place, cellOf);
  }
}

function callText(call: Call, place: FormulaPlace, cellOf: SheetCellOf): string | null {
  const { name, args } = call;
  const [over] = args;
  if (name === 'IF' && over?.kind === 'comparison') {
    const parts = [over.left, over.right, ...args.slice(1)];
    return written(
      parts,
      place,
      cellOf,
      ([first, second, ...texts]) => `IF(${[`${first}${over.operator}${second}`, ...texts].join(',')})`,
    );
  }
  if (name !== 'CAGR') {
    const all = name === 'ROUND' && args.length === 1 ? [...args, none(call)] : args;
    return written(all, place, cellOf, (texts) => `${name}(${texts.join(',')})`);
  }
  if (over?.kind !== 'range') {
    return written(args, place, cellOf, ([start, end, years]) => growthText(start, end, years));
  }
  const cells = columnsMeant(over, place).map((column) => cellOf(over.row, column));
  const start = cells[0];
  const end = cells.at(-1);
  return start == null || end == null
    ? null
    : growthText(addressOf(start), addressOf(end), String(cells.length - 1));
}

function none({ span }: Call): Formula {
  return { kind: 'number', value: 0, span };
}

function growthText(start = '', end = '', years = ''): string {
  return `((${end}/${start})^(1/${years})-1)`;
}

/** The averages stand between filed and forecast columns: a range across them is written in its parts. */
function rangeText(range: RangeReference, place: FormulaPlace, cellOf: SheetCellOf): string | null {
  const runs: { first: SheetCell; last: SheetCell }[] = [];
  for (const column of columnsMeant(range, place)) {
    const cell = cellOf(range.row, column);
    if (cell === null) continue;
    const run = runs.at(-1);
    if (run?.last.row === cell.row && run.last.column + 1 === cell.column) run.last = cell;
    else runs.push({ first: cell, last: cell });
  }
  // One cell is a range too: a range skips an empty cell, a reference to one has no value.
  const texts = runs.map(({ first, last }) => `${addressOf(first)}:${addressOf(last)}`);
  return texts.length === 0 ? null : texts.join(',');
}

/** The parts as text, put together; null where one of them can't be written. */
function written(
  parts: readonly Formula[],
  place: FormulaPlace,
  cellOf: SheetCellOf,
  combine: (texts: readonly string[]) => string,
): string | null {
  const texts: string[] = [];
  for (const part of parts) {
    const text = spreadsheetFormula(part, place, cellOf);
    if (text === null) return null;
    texts.push(text);
  }
  return combine(texts);
}

/** `B7` is the cell in column 2 and row 7; column 27 is AA. */
export function addressOf({ column, row }: SheetCell): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}
