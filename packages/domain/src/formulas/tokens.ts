import { type FormulaFailure, failureAt, type Span } from './failure.ts';
import { maxFormulaLength, maxParts } from './limits.ts';

/** `averages.margin` is one name; `end` follows the last part. */
export interface Token extends Span {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  /** The text as typed; a number has its decimal comma as a dot. */
  readonly text: string;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  /** What could not be read; the tokens before it are still there. */
  readonly failure: FormulaFailure | null;
}

const blank = /\s+/y;
const integer = /\d+/y;
const fraction = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;
// `1,2.5` is two numbers: not even a decimal comma has a dot behind it.
const afterComma = /,\d+(?:[eE][+-]?\d+)?(?![\d.])/y;
const name = /[A-Za-z_]\w*(?:\.\w*)?/y;
const symbol = /<>|<=|>=|[-+*/^%()[\]:;,=<>]/y;

/** The parts of a formula, behind its `=`. */
export function readTokens(source: string): Tokens {
  if (source.length > maxFormulaLength) {
    return { tokens: [], failure: failureAt('', 'too_long', { from: 0, to: source.length }) };
  }
  const commas = decimalCommas(source);
  const tokens: Token[] = [];
  const fail = (why: FormulaFailure['why'], from: number, to: number): Tokens => ({
    tokens,
    failure: failureAt(source, why, { from, to }),
  });
  const add = (kind: Token['kind'], from: number, to: number, text = source.slice(from, to)) => {
    tokens.push({ kind, text, from, to });
    return to;
  };

  let at = source.startsWith('=') ? 1 : 0;
  while (at < source.length) {
    if (tokens.length >= maxParts) return fail('too_complex', at, source.length);
    const space = match(blank, source, at);
    const number = match(fraction, source, at);
    if (space !== null) at += space.length;
    else if (number !== null) {
      const digits = match(integer, source, at);
      const decimals = number === digits ? match(afterComma, source, at + digits.length) : null;
      const meaning = decimals === null ? undefined : commas.get(at + number.length);
      if (meaning === 'ambiguous') return fail('ambiguous_comma', at, at + `${number}${decimals}`.length);
      const text = meaning === 'decimal' ? `${number}${decimals}` : number;
      at = add('number', at, at + text.length, text.replace(',', '.'));
    } else {
      const word = match(name, source, at);
      const sign = word === null ? match(symbol, source, at) : null;
      if (word !== null) at = add('name', at, at + word.length);
      else if (sign !== null) at = add('symbol', at, at + sign.length);
      else return fail('syntax', at, at + 1);
    }
  }
  add('end', source.length, source.length);
  return { tokens, failure: null };
}

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

type CommaMeaning = 'decimal' | 'ambiguous';

/**
 * What a comma directly between two digits means. Elsewhere it is decimal; among the arguments of a function it is
 * decimal if they are separated by `;`, and could be either otherwise.
 */
function decimalCommas(source: string): ReadonlyMap<number, CommaMeaning> {
  const top = { isCall: false, hasSemicolon: false };
  const open = [top];
  const commas: { readonly at: number; readonly within: typeof top }[] = [];
  let before = '';
  for (let at = 0; at < source.length; at += 1) {
    const within = open.at(-1) ?? top;
    const sign = source[at] ?? '';
    if (sign === '(') open.push({ isCall: /\w/.test(before), hasSemicolon: false });
    else if (sign === ')' && open.length > 1) open.pop();
    else if (sign === ';') within.hasSemicolon = true;
    else if (sign === ',' && /\d/.test(source[at - 1] ?? '') && /\d/.test(source[at + 1] ?? '')) {
      commas.push({ at, within });
    }
    if (sign.trim() !== '') before = sign;
  }
  return new Map(
    commas.map(({ at, within }) => [at, within.isCall && !within.hasSemicolon ? 'ambiguous' : 'decimal']),
  );
}
