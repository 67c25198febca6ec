/**
 * A spreadsheet program in small, for tests: it reads the formulas that we write, on its own, with the ranks that
 * spreadsheets give operators. A cell with an error is NaN.
 */
export type SheetContent = number | string | null;

/** By sheet, then by address; a text that begins with `=` is a formula. */
export type Workbook = Readonly<Record<string, ReadonlyMap<string, SheetContent>>>;

type Value = number | string | null;
type ValueAt = (sheet: string, address: string) => Value;

export function recalculated(workbook: Workbook): ValueAt {
  const known = new Map<string, Value>();
  const valueAt: ValueAt = (sheet, address) => {
    const id = `${sheet}!${address}`;
    if (!known.has(id)) {
      known.set(id, Number.NaN);
      const content = workbook[sheet]?.get(address) ?? null;
      const isFormula = typeof content === 'string' && content.startsWith('=');
      known.set(id, isFormula ? evaluateSheet(content.slice(1), sheet, valueAt) : content);
    }
    return known.get(id) ?? null;
  };
  return valueAt;
}

const part =
  /\s*("(?:[^"]|"")*"|'(?:[^']|'')*'|\$?[A-Za-z]+\$?\d+|[A-Za-z_.]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|<>|<=|>=|[-+*/^%(),:=<>!&])/y;

function evaluateSheet(source: string, sheet: string, valueAt: ValueAt): Value {
  const formula = new Formula(partsOf(source), sheet, valueAt);
  const value = formula.comparison();
  if (!formula.isAtEnd) throw new Error(`more than a formula: ${source}`);
  return Array.isArray(value) ? Number.NaN : value;
}

function partsOf(source: string): string[] {
  const parts: string[] = [];
  for (part.lastIndex = 0; part.lastIndex < source.length; ) {
    const [, found] = part.exec(source) ?? [];
    if (found === undefined) throw new Error(`cannot read ${source}`);
    parts.push(found);
  }
  return parts;
}

type Operand = Value | Value[];

/** Read from left to right once: each method reads what binds as strongly as its name says, or more. */
class Formula {
  readonly #parts: readonly string[];
  readonly #sheet: string;
  readonly #valueAt: ValueAt;
  #at = 0;

  constructor(parts: readonly string[], sheet: string, valueAt: ValueAt) {
    this.#parts = parts;
    this.#sheet = sheet;
    this.#valueAt = valueAt;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#parts.length;
  }

  comparison(): Operand {
    const left = this.#sum();
    const operator = this.#next ?? '';
    if (!['=', '<>', '<', '<=', '>', '>='].includes(operator)) return left;
    this.#at += 1;
    const a = rounded(left);
    const b = rounded(this.#sum());
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN;
    const truths = { '=': a === b, '<>': a !== b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b };
    return Number(truths[operator as keyof typeof truths]);
  }

  #sum(): Operand {
    let total = this.#product();
    while (this.#next === '+' || this.#next === '-') {
      const sign = this.#take() === '+' ? 1 : -1;
      total = number(total) + sign * number(this.#product());
    }
    return total;
  }

  #product(): Operand {
    let total = this.#power();
    while (this.#next === '*' || this.#next === '/') {
      const divides = this.#take() === '/';
      const by = number(this.#power());
      total = divides ? (by === 0 ? Number.NaN : number(total) / by) : number(total) * by;
    }
    return total;
  }

  #power(): Operand {
    let base = this.#percent();
    while (this.#skip('^')) {
      const exponent = number(this.#percent());
      base = number(base) ** exponent;
    }
    return base;
  }

  #percent(): Operand {
    let of = this.#signed();
    while (this.#skip('%')) of = number(of) / 100;
    return of;
  }

  #signed(): Operand {
    return this.#skip('-') ? -number(this.#signed()) : this.#operand();
  }

  #operand(): Operand {
    const word = this.#take();
    if (word === '(') {
      const inner = this.comparison();
      this.#at += 1;
      return inner;
    }
    if (word.startsWith('"')) return word.slice(1, -1).replaceAll('""', '"');
    if (this.#skip('(')) return this.#call(word);
    if (this.#skip('!')) return this.#cells(word.replaceAll("'", ''), this.#take());
    return /^\$?[A-Za-z]+\$?\d+$/.test(word) ? this.#cells(this.#sheet, word) : Number(word);
  }

  #cells(of: string, from: string): Operand {
    if (!this.#skip(':')) return this.#valueAt(of, plain(from));
    return addresses(plain(from), plain(this.#take())).map((address) => this.#valueAt(of, address));
  }

  #call(name: string): Operand {
    const args: Operand[] = [];
    while (this.#next !== ')') {
      args.push(this.comparison());
      this.#skip(',');
    }
    this.#at += 1;
    return compute(name, args);
  }

  get #next(): string | undefined {
    return this.#parts[this.#at];
  }

  #take(): string {
    return this.#parts[this.#at++] ?? '';
  }

  #skip(sign: string): boolean {
    if (this.#next !== sign) return false;
    this.#at += 1;
    return true;
  }
}

function compute(name: string, args: readonly Operand[]): Value {
  if (name === 'ISNUMBER') return Number(typeof args[0] === 'number' && !Number.isNaN(args[0]));
  const filled = args.flat().filter((value) => typeof value === 'number');
  if (name !== 'IF' && filled.some(Number.isNaN)) return Number.NaN;
  const sum = filled.reduce((total, value) => total + value, 0);
  const sorted = filled.toSorted((a, b) => a - b);
  switch (name) {
    case 'IF': {
      const [condition = null, yes = null, no = null] = args;
      const chosen = number(condition);
      return Number.isNaN(chosen) ? Number.NaN : ((chosen === 0 ? no : yes) as Value);
    }
    case 'SUM':
      return sum;
    case 'AVERAGE':
      return filled.length === 0 ? Number.NaN : sum / filled.length;
    case 'MIN':
      return sorted[0] ?? 0;
    case 'MAX':
      return sorted.at(-1) ?? 0;
    case 'MEDIAN':
      return sorted.length === 0
        ? Number.NaN
        : ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) +
            (sorted[Math.floor(sorted.length / 2)] ?? 0)) /
            2;
    case 'ROUND': {
      const value = number(args[0] ?? null);
      const digits = Math.trunc(number(args[1] ?? null));
      const scale = 10 ** digits;
      return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(15)))) / scale;
    }
    default:
      return Number.NaN;
  }
}

function number(value: Operand): number {
  if (value === null) return 0;
  return typeof value === 'number' ? value : Number.NaN;
}

function rounded(value: Operand): number {
  return Number(number(value).toPrecision(15));
}

function plain(address: string): string {
  return address.replaceAll('$', '');
}

function addresses(from: string, to: string): string[] {
  const [, left = '', top = ''] = /^([A-Z]+)(\d+)$/.exec(from) ?? [];
  const [, right = '', bottom = ''] = /^([A-Z]+)(\d+)$/.exec(to) ?? [];
  const found: string[] = [];
  for (let row = Number(top); row <= Number(bottom); row += 1) {
    for (let column = columnNumber(left); column <= columnNumber(right); column += 1) {
      found.push(`${columnLetters(column)}${row}`);
    }
  }
  return found;
}

function columnNumber(letters: string): number {
  return [...letters].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnLetters(column: number): string {
  return column > 26
    ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
}
