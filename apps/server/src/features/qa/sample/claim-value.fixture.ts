/** A figure of a fiscal year, in units of the reported currency or a fraction. @throws when there is none */
export type FigureOf = (symbol: string, name: string, year: number) => number;

/** A single value, or one for each year of a range. */
type Values = readonly number[];

const functions: Readonly<Record<string, (values: Values) => number>> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  average: (values) => values.reduce((total, value) => total + value, 0) / values.length,
  highest: (values) => Math.max(...values),
  lowest: (values) => Math.min(...values),
};

const comparisons: Readonly<Record<string, (values: Values, other: Values) => boolean>> = {
  '>': (values, other) => one(values) > one(other),
  '<': (values, other) => one(values) < one(other),
  '~': (values, other) => Math.abs(one(values) / one(other) - 1) <= 0.05,
  rises: (values) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0)),
  falls: (values) => values.every((value, i) => i === 0 || value < (values[i - 1] ?? 0)),
};

const token =
  /\s*([A-Z][A-Z-]*\.[a-zA-Z]+\.\d{4}(?:\.\.\d{4})?|[a-z]+(?=\()|rises|falls|\d+(?:\.\d+)?|[-+*/^()<>~])/y;

/**
 * The value of a claim's formula, or whether it is true. It has numbers, figures of fiscal years such as
 * `AAPL.revenue.2025` or `AAPL.revenue.2016..2025`, + - * / ^, sum(), average(), highest() and lowest() of a range; a
 * truth ends with a comparison (`> 2`, `< 2`, `~ 2` within a twentieth) or with `rises` or `falls`, year by year, or is
 * that the sample has no value in any of these years: `V.earningsPerShare.2015..2025 missing`.
 *
 * @throws RangeError for a formula that can't be read, or a figure that isn't there
 */
export function claimValue(formula: string, figureOf: FigureOf): number | boolean {
  const [, absent] = /^(\S+) missing$/.exec(formula) ?? [];
  if (absent !== undefined) return yearsOf(absent).every((figure) => !isFiled(figure, figureOf));
  const reader = new FormulaReader(tokensOf(formula), figureOf);
  const values = reader.readSum();
  const compare = comparisons[reader.next() ?? ''];
  if (compare === undefined) {
    if (reader.next() !== null) throw new RangeError(`Not a formula: ${formula}`);
    return one(values);
  }
  const sign = reader.take();
  const other = sign === 'rises' || sign === 'falls' ? [] : reader.readSum();
  if (reader.next() !== null) throw new RangeError(`Not a formula: ${formula}`);
  return compare(values, other);
}

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const found = token.exec(formula)?.[1];
    if (found === undefined) throw new RangeError(`Not a formula: ${formula}`);
    tokens.push(found);
  }
  return tokens;
}

class FormulaReader {
  private readonly tokens: string[];
  private readonly figureOf: FigureOf;

  constructor(tokens: string[], figureOf: FigureOf) {
    this.tokens = tokens;
    this.figureOf = figureOf;
  }

  next(): string | null {
    return this.tokens[0] ?? null;
  }

  take(): string {
    return this.tokens.shift() ?? '';
  }

  readSum(): Values {
    let values = this.readProduct();
    while (this.next() === '+' || this.next() === '-') {
      const sign = this.take() === '+' ? 1 : -1;
      values = combined(values, this.readProduct(), (a, b) => a + sign * b);
    }
    return values;
  }

  private readProduct(): Values {
    let values = this.readPower();
    while (this.next() === '*' || this.next() === '/') {
      const isTimes = this.take() === '*';
      values = combined(values, this.readPower(), (a, b) => (isTimes ? a * b : a / b));
    }
    return values;
  }

  private readPower(): Values {
    const base = this.readAtom();
    if (this.next() !== '^') return base;
    this.take();
    return combined(base, this.readPower(), (a, b) => a ** b);
  }

  private readAtom(): Values {
    const first = this.take();
    if (first === '-') return this.readPower().map((value) => -value);
    if (first === '(') return this.closed(this.readSum());
    const apply = functions[first];
    if (apply !== undefined && this.take() === '(') return [apply(this.closed(this.readSum()))];
    return /^\d/.test(first) ? [Number(first)] : this.figures(first);
  }

  private closed(values: Values): Values {
    if (this.take() !== ')') throw new RangeError('A bracket is not closed');
    return values;
  }

  private figures(reference: string): Values {
    return yearsOf(reference).map(([symbol, name, year]) => this.figureOf(symbol, name, year));
  }
}

function yearsOf(reference: string): Parameters<FigureOf>[] {
  const [symbol, name, from, , until = from] = reference.split('.');
  if (symbol === undefined || name === undefined) throw new RangeError(`Not a figure: ${reference}`);
  const years = Number(until) - Number(from) + 1;
  return Array.from({ length: years }, (_, i) => [symbol, name, Number(from) + i]);
}

function isFiled(figure: Parameters<FigureOf>, figureOf: FigureOf): boolean {
  try {
    figureOf(...figure);
    return true;
  } catch {
    return false;
  }
}

function combined(a: Values, b: Values, by: (a: number, b: number) => number): Values {
  if (a.length !== b.length && a.length > 1 && b.length > 1) throw new RangeError('Ranges differ in length');
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    by(a[a.length > 1 ? i : 0] ?? Number.NaN, b[b.length > 1 ? i : 0] ?? Number.NaN),
  );
}

function one(values: Values): number {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0) throw new RangeError('Not one value');
  return value;
}
