import type { Rate } from '@tenfold/domain/forecast';
import { invalidNumber, problemOfNumber, readNumber } from '@tenfold/domain/typed-numbers';

export type ParsedPercent =
  | { readonly ok: true; readonly rate: Rate }
  | { readonly ok: false; readonly message: string };

/** A comma before three digits parts thousands, as in every field: `8,125` is too much, `8.125` and `8,5` are rates. */
export function parsePercent(text: string, signed = false): ParsedPercent {
  const read = readNumber(text);
  if (read === null) return { ok: false, message: invalidNumber };
  const problem = problemOfNumber(read, { unit: 'percent', signed, maxDecimals: 3 });
  if (problem !== null) return { ok: false, message: problem };
  if (read.value > highest) return { ok: false, message: `Please input at most ${highest}.` };
  if (read.value < -highest) return { ok: false, message: `Please input at least −${highest}.` };
  // Avoids 7.1 / 100 = 0.07099999999999999.
  return { ok: true, rate: Number((read.value / 100).toFixed(5)) };
}

/** With at least one decimal: 0.1 is `10.0`, 0.0825 is `8.25`. */
export function formatPercentInput(rate: Rate): string {
  const text = String(Number((rate * 100).toFixed(3)));
  return text.includes('.') ? text : `${text}.0`;
}

const highest = 100;
