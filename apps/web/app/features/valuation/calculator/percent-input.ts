import type { Rate } from '@tenfold/domain/forecast';
import { invalidNumber, problemOfNumber, readNumber, shifted } from '@tenfold/domain/typed-numbers';
import { rateBounds } from '@tenfold/domain/valuation';

export type ParsedPercent =
  | { readonly ok: true; readonly rate: Rate }
  | { readonly ok: false; readonly message: string };

/** `8.125` and `8,5` are rates; `8,125` could be two, and is asked about. */
export function parsePercent(text: string, key: keyof typeof rateBounds): ParsedPercent {
  const read = readNumber(text);
  if (read === null) return { ok: false, message: invalidNumber };
  const { from, to } = rateBounds[key];
  const problem = problemOfNumber(read, { unit: 'percent', signed: from < 0, maxDecimals: 3 });
  if (problem !== null) return { ok: false, message: problem };
  if (read.value > to * 100) return { ok: false, message: `Please input at most ${to * 100}.` };
  if (read.value < from * 100) return { ok: false, message: `Please input at least −${from * -100}.` };
  return { ok: true, rate: shifted(read.value, -2) };
}

/** With at least one decimal: 0.1 is `10.0`, 0.0825 is `8.25`. */
export function formatPercentInput(rate: Rate): string {
  const text = String(Number((rate * 100).toFixed(3)));
  return text.includes('.') ? text : `${text}.0`;
}
