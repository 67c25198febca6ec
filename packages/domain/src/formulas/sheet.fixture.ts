/**
 * A spreadsheet program in small, for tests: it reads the formulas that we write, on its own, with the ranks that
 * spreadsheets give operators. A cell with an error is NaN.
 */
export type SheetContent = number | string | null;

/** By sheet, then by address; a text that begins with `=` is a formula. */
export type Workbook = Readonly<Record<string, ReadonlyMap<string, SheetContent>>>;

type Value = number | string | null;

export function recalculated(workbook: Workbook): (sheet: string, address: string) => Value {
  const known = new Map<string, Value>();
  const valueAt = (sheet: string, address: string): Value => {
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

function evaluateSheet(
  source: string,
  sheet: string,
  valueAt: (sheet: string, address: string) => Value,
): Value {
  const parts: string[] = [];
  for (part.lastIndex = 0; part.lastIndex < source.length; ) {
    const [, found] = part.exec(source) ?? [];
    if (found === undefined) throw new Error(`cannot read ${source}`);
    parts.push(found);
  }
  let at = 0;
  const value = comparison();
  if (at < parts.length) throw new Error(`more than a formula: ${source}`);
  return Array.isArray(value) ? Number.NaN : value;

  type Operand = Value | Value[];

  function comparison(): Operand {
    const left = sum();
    const operator = parts[at] ?? '';
    if (!['=', '<>', '<', '<=', '>', '>='].includes(operator)) return left;
    at += 1;
    const a = rounded(left);
    const b = rounded(sum());
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN;
    const truths = { '=': a === b, '<>': a !== b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b };
    return Number(truths[operator as keyof typeof truths]);
  }
  function sum(): Operand {
    let total = product();
    while (parts[at] === '+' || parts[at] === '-') {
      const sign = parts[at++] === '+' ? 1 : -1;
      total = number(total) + sign * number(product());
    }
    return total;
  }
  function product(): Operand {
    let total = power();
    while (parts[at] === '*' || parts[at] === '/') {
      const divides = parts[at++] === '/';
      const by = number(power());
      total = divides ? (by === 0 ? Number.NaN : number(total) / by) : number(total) * by;
    }
    return total;
  }
  function power(): Operand {
    let base = percent();
    while (parts[at] === '^') {
      at += 1;
      const exponent = number(percent());
      base = number(base) ** exponent;
    }
    return base;
  }
  function percent(): Operand {
    let of = signed();
    while (parts[at] === '%') {
      at += 1;
      of = number(of) / 100;
    }
    return of;
  }
  function signed(): Operand {
    if (parts[at] === '-') {
      at += 1;
      return -number(signed());
    }
    return operand();
  }
  function operand(): Operand {
    const word = parts[at++] ?? '';
    if (word === '(') {
      const inner = comparison();
      at += 1;
      return inner;
    }
    if (word.startsWith('"')) return word.slice(1, -1).replaceAll('""', '"');
    if (parts[at] === '(') return call(word);
    if (parts[at] === '!') {
      at += 1;
      return cells(word.replaceAll("'", ''), parts[at++] ?? '');
    }
    return /^\$?[A-Za-z]+\$?\d+$/.test(word) ? cells(sheet, word) : Number(word);
  }
  function cells(of: string, from: string): Operand {
    if (parts[at] !== ':') return valueAt(of, plain(from));
    at += 1;
    return addresses(plain(from), plain(parts[at++] ?? '')).map((address) => valueAt(of, address));
  }
  function call(name: string): Operand {
    at += 1;
    const args: Operand[] = [];
    while (parts[at] !== ')') {
      args.push(comparison());
      if (parts[at] === ',') at += 1;
    }
    at += 1;
    return compute(name, args);
  }
}

function compute(name: string, args: readonly (Value | Value[])[]): Value {
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

function number(value: Value | Value[]): number {
  if (value === null) return 0;
  return typeof value === 'number' ? value : Number.NaN;
}

function rounded(value: Value | Value[]): number {
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
