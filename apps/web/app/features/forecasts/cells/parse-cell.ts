import type { CellInput } from '@tenfold/domain/custom-forecast';
import {
  invalidNumber,
  plainNumber,
  problemOfNumber,
  readNumber,
  shifted,
} from '@tenfold/domain/typed-numbers';

export type NotARate = 'not-a-number' | 'either-of-two' | 'out-of-range';

export type ParsedCell =
  | { readonly kind: 'value'; readonly input: CellInput }
  /** Follows what the forecast starts from. */
  | { readonly kind: 'cleared' }
  /** Not applied. */
  | { readonly kind: 'refused'; readonly why: NotARate; readonly message: string };

/** The same bounds as the server's. */
const lowest = -10;
const highest = 100;

/**
 * What is in a percentage cell: `7,5` and `7.5 %` are 0.075, `(2.5)` and `−2.5` are -0.025, read as in every field; a formula begins with `=`.
 */
export function parseCell(text: string): ParsedCell {
  const typed = text.trim();
  if (typed === '') return { kind: 'cleared' };
  if (typed.startsWith('=')) {
    return typed.length === 1 ? notNumeric : { kind: 'value', input: typed };
  }
  const read = readNumber(typed);
  if (read === null) return notNumeric;
  const problem = problemOfNumber(read, { unit: 'percent', signed: true });
  if (problem !== null) {
    return { kind: 'refused', why: read.isEither ? 'either-of-two' : 'not-a-number', message: problem };
  }
  const rate = shifted(read.value, -2);
  if (rate < lowest || rate > highest) {
    const message = 'Please input a percentage from −1,000 to 10,000.';
    return { kind: 'refused', why: 'out-of-range', message };
  }
  return { kind: 'value', input: rate === 0 ? 0 : rate };
}

const notNumeric: ParsedCell = {
  kind: 'refused',
  why: 'not-a-number',
  message: invalidNumber,
};

/**
 * What a cell holds while it is edited, and gives to a spreadsheet: `7.6` or the formula, all that was typed;
 * of what is calculated 3 decimals.
 */
export function cellText(typed: CellInput | null, value: number | null): string {
  if (typeof typed === 'string') return typed;
  if (typed !== null) return plainNumber(shifted(typed, 2));
  return value === null ? '' : String(Number((value * 100).toFixed(3)));
}
