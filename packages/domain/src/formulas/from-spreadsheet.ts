import type { AnyRowKey } from '../rows/index.ts';
import type { TableColumn } from './evaluate.ts';
import type { ChainOperator, ComparisonOperator, Formula } from './formula.ts';
import { maxDepth, maxParts } from './limits.ts';
import { findFunction } from './names.ts';
import { parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';
import { columnBy, type FormulaPlace } from './print-reference.ts';
import { addressOf, type SheetCell } from './spreadsheet.ts';

/** A cell of the table, as a sheet's address means it. */
export interface NamedCell {
  readonly row: AnyRowKey;
  readonly column: TableColumn;
}

/** How addresses of a sheet are understood. */
export interface SheetNames {
  /** The sheet that holds the table; an address may name it. */
  readonly sheet: string;
  /** null where the sheet holds something else. */
  readonly cellAt: (cell: SheetCell) => NamedCell | null;
  /** The first year of the forecast: references to it and later ones follow their formula. */
  readonly firstForecast: number;
}

/**
 * A formula of a spreadsheet, without its `=`, in the language of forecasts. Null where it says something else: another
 * sheet or file, text, a function that isn't ours, a cell outside the table. It is read, never carried out.
 *
 * @example `AVERAGE(F12:H12)+$I$12/2` is `=AVERAGE(margin[2022:2024]) + averages.margin / 2` where those cells are so
 */
export function formulaFromSpreadsheet(text: string, place: FormulaPlace, names: SheetNames): string | null {
  const tokens = tokensIn(text);
  if (tokens === null) return null;
  const formula = new Reader(tokens, place, names).whole();
  if (formula === null) return null;
  const source = printFormula(formula);
  return parseFormula(source).ok ? source : null;
}

const part =
  /\s*(?:((?:'(?:[^']|'')*'|[A-Za-z_][\w.]*)!)?(\$?[A-Za-z]{1,3}\$?\d{1,7})(?![\w(.!])|(\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?)|([A-Za-z]+)(?=\s*\()|(<>|<=|>=|[-+*/^%(),:=<>]))/y;

interface SheetToken {
  readonly kind: 'cell' | 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  /** The sheet a cell names, in quotes or not. */
  readonly sheet: string | null;
}

function tokensIn(text: string): SheetToken[] | null {
  const tokens: SheetToken[] = [];
  const end = text.trimEnd().length;
  part.lastIndex = 0;
  while (part.lastIndex < end) {
    const found = part.exec(text);
    if (found === null || tokens.length >= maxParts) return null;
    const [, sheet = null, cell, number, name, sign] = found;
    if (cell !== undefined) tokens.push({ kind: 'cell', text: cell, sheet });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, sheet: null });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, sheet: null });
    else tokens.push({ kind: 'sign', text: sign ?? '', sheet: null });
  }
  tokens.push({ kind: 'end', text: '', sheet: null });
  return tokens;
}

const span = { from: 0, to: 0 };
const comparisons: readonly string[] = ['=', '<>', '<', '<=', '>', '>='] satisfies ComparisonOperator[];

interface Address extends SheetCell {
  readonly isFixed: boolean;
}

/** By the ranks of spreadsheets: percent, sign, power, product, sum, comparison. A null goes all the way up. */
class Reader {
  private readonly tokens: readonly SheetToken[];
  private readonly place: FormulaPlace;
  private readonly names: SheetNames;
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly SheetToken[], place: FormulaPlace, names: SheetNames) {
    this.tokens = tokens;
    this.place = place;
    this.names = names;
  }

  whole(): Formula | null {
    const formula = this.comparison();
    return this.tokens[this.at]?.kind === 'end' ? formula : null;
  }

  private comparison(): Formula | null {
    const left = this.sum();
    const operator = comparisons.find((each) => this.isNext(each));
    if (left === null || operator === undefined) return left;
    this.at += 1;
    const right = this.sum();
    return right && { kind: 'comparison', operator: operator as ComparisonOperator, left, right, span };
  }

  private sum(): Formula | null {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.power()));
  }

  private chain(operators: readonly ChainOperator[], operand: () => Formula | null): Formula | null {
    const first = operand();
    const rest: { operator: ChainOperator; operand: Formula }[] = [];
    for (;;) {
      const operator = operators.find((each) => this.isNext(each));
      if (first === null || operator === undefined) break;
      this.at += 1;
      const next = operand();
      if (next === null) return null;
      rest.push({ operator, operand: next });
    }
    if (first === null || rest.length === 0) return first;
    // What stands in brackets on the left is carried out first anyway.
    return first.kind === 'chain' && operators.some((each) => each === first.rest[0]?.operator)
      ? { ...first, rest: [...first.rest, ...rest] }
      : { kind: 'chain', first, rest, span };
  }

  private power(): Formula | null {
    let base = this.signed();
    while (base !== null && this.isNext('^')) {
      this.at += 1;
      const exponent = this.signed();
      base = exponent && { kind: 'power', base, exponent, span };
    }
    return base;
  }

  private signed(): Formula | null {
    if (this.isNext('-') || this.isNext('+')) {
      const isMinus = this.isNext('-');
      this.at += 1;
      return this.deeper(() => {
        const of = this.signed();
        return of && isMinus ? { kind: 'negative', of, span } : of;
      });
    }
    let of = this.operand();
    while (of !== null && this.isNext('%')) {
      this.at += 1;
      of = { kind: 'percent', of, span };
    }
    return of;
  }

  private operand(): Formula | null {
    const token = this.tokens[this.at];
    if (token === undefined) return null;
    this.at += 1;
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text), span };
    if (token.kind === 'cell') return this.reference(token);
    if (token.kind === 'name') return this.call(token.text);
    if (token.text !== '(') return null;
    const inner = this.deeper(() => this.comparison());
    return this.take(')') ? inner : null;
  }

  private call(name: string): Formula | null {
    const known = findFunction(name);
    // CAGR is ours alone: a spreadsheet has it as arithmetic.
    if (known === null || known === 'CAGR' || !this.take('(')) return null;
    const args = this.deeper(() => {
      const found: Formula[] = [];
      do {
        const arg = this.argument();
        if (arg === null) return null;
        found.push(...arg);
      } while (this.take(','));
      return found;
    });
    return args !== null && this.take(')') ? { kind: 'call', name: known, args, span } : null;
  }

  /** A range is the columns it covers: years from one to another, and those that have a name. */
  private argument(): readonly Formula[] | null {
    const [first, colon, last] = this.tokens.slice(this.at, this.at + 3);
    if (first?.kind !== 'cell' || colon?.text !== ':' || last?.kind !== 'cell') {
      const single = this.comparison();
      return single && [single];
    }
    this.at += 3;
    if (!this.isOfTable(first) || last.sheet !== null) return null;
    const ends = [this.address(first), this.address(last)] as const;
    return this.range(ends[0], ends[1]);
  }

  private range(first: Address, last: Address): readonly Formula[] | null {
    if (first.row !== last.row || last.column < first.column || last.column - first.column > maxParts)
      return null;
    const runs: { row: AnyRowKey; from: TableColumn; to: TableColumn }[] = [];
    for (let column = first.column; column <= last.column; column += 1) {
      const cell = this.names.cellAt({ column, row: first.row });
      if (cell === null) return null;
      const run = runs.at(-1);
      if (run !== undefined && typeof run.to === 'number' && cell.column === run.to + 1) run.to = cell.column;
      else runs.push({ row: cell.row, from: cell.column, to: cell.column });
    }
    return runs.map(({ row, from, to }) =>
      typeof from !== 'number' || typeof to !== 'number'
        ? { kind: 'reference', row, column: this.meant(from, first.isFixed), span }
        : {
            kind: 'range',
            row,
            first: this.meant(from, first.isFixed),
            last: this.meant(to, last.isFixed),
            span,
          },
    );
  }

  private reference(token: SheetToken): Formula | null {
    if (!this.isOfTable(token)) return null;
    const address = this.address(token);
    const cell = this.names.cellAt(address);
    return (
      cell && { kind: 'reference', row: cell.row, column: this.meant(cell.column, address.isFixed), span }
    );
  }

  private meant(column: TableColumn, isFixed: boolean) {
    if (typeof column !== 'number') return { kind: column } as const;
    const isRelative = !isFixed && column >= this.names.firstForecast;
    return columnBy(column, this.place, isRelative ? 'relative' : 'fixed');
  }

  private isOfTable({ sheet }: SheetToken): boolean {
    return sheet === null || sheet.slice(0, -1).replace(/^'(.*)'$/, '$1') === this.names.sheet;
  }

  private address({ text }: SheetToken): Address {
    const [, sign, letters = '', digits] = /^(\$?)([A-Za-z]+)\$?(\d+)$/.exec(text) ?? [];
    return { column: columnNumber(letters), row: Number(digits), isFixed: sign === '$' };
  }

  private deeper<Read>(read: () => Read | null): Read | null {
    this.depth += 1;
    const found = this.depth > maxDepth ? null : read();
    this.depth -= 1;
    return found;
  }

  private isNext(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && token.text === sign;
  }

  private take(sign: string): boolean {
    const isNext = this.isNext(sign);
    if (isNext) this.at += 1;
    return isNext;
  }
}

/** `AA` is 27. */
export function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0);
}

const address = /("(?:[^"]|"")*"|'(?:[^']|'')*')|(?<![\w.$])(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?![\w.(!])/g;

/** A formula as it is so many cells away: spreadsheets write one text for neighbours that share it. */
export function movedFormula(text: string, by: SheetCell): string {
  return text.replace(address, (whole, quoted, columnSign, letters, rowSign, digits) => {
    if (quoted !== undefined) return whole;
    const column = columnSign === '$' ? columnNumber(letters) : columnNumber(letters) + by.column;
    const row = rowSign === '$' ? Number(digits) : Number(digits) + by.row;
    if (column < 1 || row < 1) return '#REF!';
    const [, moved, line] = /^([A-Z]+)(\d+)$/.exec(addressOf({ column, row })) ?? [];
    return `${columnSign}${moved}${rowSign}${line}`;
  });
}
