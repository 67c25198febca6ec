import type { Rate } from '@tenfold/domain/forecast';

/** A field keeps what can be a percentage of what is typed: digits and one dot, at most 3 decimals; a comma is a dot. */
export function percentTyped(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d.,]/g, '').split(/[.,]/);
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 3)}`;
}

export type ParsedPercent =
  | { readonly ok: true; readonly rate: Rate }
  | { readonly ok: false; message: string };

export function parsePercent(text: string): ParsedPercent {
  if (!/\d/.test(text)) return { ok: false, message: 'Invalid format. Please input number.' };
  const percent = Number(text);
  if (percent > highest) return { ok: false, message: `Please input at most ${highest}.` };
  // 7.1 / 100 is 0.07099999999999999: the rate is the one typed.
  return { ok: true, rate: Number((percent / 100).toFixed(5)) };
}

/** A rate as a field shows it, with at least one decimal: 0.1 is `10.0`, 0.0825 is `8.25`. */
export function formatPercentInput(rate: Rate): string {
  const text = String(Number((rate * 100).toFixed(3)));
  return text.includes('.') ? text : `${text}.0`;
}

const highest = 100;
