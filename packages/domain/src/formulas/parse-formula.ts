import { type FormulaFailure, type FormulaFailureReason, failureAt, type Span } from './failure.ts';
import { type ChainOperator, type ComparisonOperator, type Formula, partsOf } from './formula.ts';
import { maxDepth } from './limits.ts';
import { argumentCounts, type FunctionName, findFunction, takesRanges } from './names.ts';
import { readReference, startsReference } from './parse-reference.ts';
import { readTokens, type Token } from './tokens.ts';

export type ParsedFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly failure: FormulaFailure };

/**
 * What a formula says, its `=` first. Never throws: what is not understood is a failure with its place in the text.
 *
 * From the weakest: comparison (one), + and -, * and /, ^ (from the right), minus before a number, % behind it. So
 * `-2^2` is 4, as in spreadsheets, and `2^3^2` is 512.
 *
 * @example parseFormula('=AVERAGE(margin[2022:2025]; 6,5%)')
 *
 * docs/methodology.md, "Formulas"
 */
export function parseFormula(source: string): ParsedFormula {
  const { tokens, failure } = readTokens(source);
  if (failure !== null) return { ok: false, failure };
  const parser = new Parser(source, tokens);
  const formula = parser.parse();
  if (formula === null) return { ok: false, failure: parser.failure ?? unexpected(source) };
  const alone = findRangeAlone(formula);
  return alone === null
    ? { ok: true, formula }
    : { ok: false, failure: failureAt(source, 'range_alone', alone.span) };
}

function unexpected(source: string): FormulaFailure {
  return failureAt(source, 'syntax', { from: 0, to: source.length });
}

/** A range outside the arguments of a function that takes one. */
function findRangeAlone(formula: Formula): Formula | null {
  if (formula.kind === 'range') return formula;
  const taken = formula.kind === 'call' && takesRanges(formula.name);
  for (const part of partsOf(formula)) {
    const alone = taken && part.kind === 'range' ? null : findRangeAlone(part);
    if (alone !== null) return alone;
  }
  return null;
}

/** One walk over the tokens. A method that returns null has left the first failure behind. */
class Parser {
  failure: FormulaFailure | null = null;
  private readonly source: string;
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(source: string, tokens: readonly Token[]) {
    this.source = source;
    this.tokens = tokens;
  }

  parse(): Formula | null {
    const formula = this.comparison();
    return formula !== null && this.token.kind !== 'end' ? this.fail('syntax', this.token) : formula;
  }

  private comparison(): Formula | null {
    const left = this.sum();
    const operator = left === null ? null : this.take(comparisonOperators);
    if (left === null || operator === null) return left;
    const right = this.sum();
    if (right === null) return null;
    // 0 < margin < 1 compares a truth with 1 in spreadsheets: no reader means that.
    if (this.isNext(comparisonOperators)) return this.fail('syntax', this.token);
    return { kind: 'comparison', operator, left, right, span: across(left, right) };
  }

  private sum(): Formula | null {
    return this.chain(['+', '-'], () => this.product());
  }

  private product(): Formula | null {
    return this.chain(['*', '/'], () => this.power());
  }

  private chain(operators: readonly ChainOperator[], operand: () => Formula | null): Formula | null {
    const first = operand();
    if (first === null) return null;
    const rest: { operator: ChainOperator; operand: Formula }[] = [];
    let last = first;
    for (let operator = this.take(operators); operator !== null; operator = this.take(operators)) {
      const next = operand();
      if (next === null) return null;
      rest.push({ operator, operand: next });
      last = next;
    }
    return rest.length === 0 ? first : { kind: 'chain', first, rest, span: across(first, last) };
  }

  private power(): Formula | null {
    const base = this.signed();
    if (base === null || this.take(['^']) === null) return base;
    const exponent = this.deeper(() => this.power());
    return exponent === null ? null : { kind: 'power', base, exponent, span: across(base, exponent) };
  }

  private signed(): Formula | null {
    const { from } = this.token;
    const sign = this.take(['-', '+']);
    if (sign === null) return this.percent();
    const of = this.deeper(() => this.signed());
    if (of === null || sign === '+') return of;
    return { kind: 'negative', of, span: { from, to: of.span.to } };
  }

  private percent(): Formula | null {
    const of = this.operand();
    const { to } = this.token;
    if (of === null || this.take(['%']) === null) return of;
    return { kind: 'percent', of, span: { from: of.span.from, to } };
  }

  private operand(): Formula | null {
    const { token } = this;
    if (this.take(['(']) !== null) return this.bracketed(token);
    if (token.kind === 'name' && this.isSymbolAt(this.at + 1, '(')) return this.call();
    if (startsReference(this.tokens, this.at)) return this.reference();
    if (token.kind !== 'number') return this.fail('syntax', token);
    this.at += 1;
    const value = Number(token.text);
    return Number.isFinite(value)
      ? { kind: 'number', value, span: spanOf(token) }
      : this.fail('not_a_number', token);
  }

  private bracketed(open: Token): Formula | null {
    const inner = this.deeper(() => this.comparison());
    if (inner === null) return null;
    const { to } = this.token;
    return this.take([')']) === null
      ? this.fail('syntax', this.token)
      : { ...inner, span: { from: open.from, to } };
  }

  private reference(): Formula | null {
    const read = readReference(this.tokens, this.at);
    if (!read.ok) return this.fail(read.why, read.span);
    this.at = read.next;
    return read.reference;
  }

  private call(): Formula | null {
    const { token } = this;
    const name = findFunction(token.text);
    if (name === null) return this.fail('unknown_name', token);
    this.at += 2;
    const args = this.isSymbolAt(this.at, ')') ? [] : this.args();
    if (args === null) return null;
    const span = { from: token.from, to: this.token.to };
    if (this.take([')']) === null) return this.fail('syntax', this.token);
    return isCallable(name, args) ? { kind: 'call', name, args, span } : this.fail('wrong_arguments', span);
  }

  /** Separated by `;` or by `,`, never by both. */
  private args(): Formula[] | null {
    const args: Formula[] = [];
    let separators: readonly string[] = [';', ','];
    while (true) {
      const arg = this.deeper(() => this.comparison());
      if (arg === null) return null;
      args.push(arg);
      const separator = this.take(separators);
      if (separator === null) return args;
      separators = [separator];
    }
  }

  private deeper(parse: () => Formula | null): Formula | null {
    if (this.depth >= maxDepth) return this.fail('too_complex', this.token);
    this.depth += 1;
    const formula = parse();
    this.depth -= 1;
    return formula;
  }

  private get token(): Token {
    return (
      this.tokens[this.at] ?? { kind: 'end', text: '', from: this.source.length, to: this.source.length }
    );
  }

  private isSymbolAt(at: number, text: string): boolean {
    const token = this.tokens[at];
    return token?.kind === 'symbol' && token.text === text;
  }

  private isNext(symbols: readonly string[]): boolean {
    return this.token.kind === 'symbol' && symbols.includes(this.token.text);
  }

  private take<Symbol extends string>(symbols: readonly Symbol[]): Symbol | null {
    const { token } = this;
    if (token.kind !== 'symbol' || !symbols.includes(token.text as Symbol)) return null;
    this.at += 1;
    return token.text as Symbol;
  }

  private fail(why: FormulaFailureReason, { from, to }: Span): null {
    this.failure ??= failureAt(this.source, why, { from, to });
    return null;
  }
}

const comparisonOperators: readonly ComparisonOperator[] = ['=', '<>', '<', '<=', '>', '>='];

/** A compound rate is over one range, or from a start to an end in so many years. */
function isCallable(name: FunctionName, args: readonly Formula[]): boolean {
  if (!argumentCounts[name](args.length)) return false;
  return name !== 'CAGR' || args.every(({ kind }) => (kind === 'range') === (args.length === 1));
}

function across(left: Formula, right: Formula): Span {
  return { from: left.span.from, to: right.span.to };
}

function spanOf({ from, to }: Token): Span {
  return { from, to };
}
