import type { Rate } from '@tenfold/domain/forecast';

/** Keeps digits and one dot with up to 3 decimals, and the sign where there is one; a comma counts as a dot. */
export function percentTyped(typed: string, signed = false): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d.,]/g, '').split(/[.,]/);
  const sign = signed && /^\s*[-−]/.test(typed) ? '-' : '';
  return sign + (decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 3)}`);
}

export type ParsedPercent =
  | { readonly ok: true; readonly rate: Rate }
  | { readonly ok: false; message: string };

export function parsePercent(text: string): ParsedPercent {
  if (!/\d/.test(text)) return { ok: false, message: 'Invalid format. Please input number.' };
  const percent = Number(text);
  if (percent > highest) return { ok: false, message: `Please input at most ${highest}.` };
  if (percent < -highest) return { ok: false, message: `Please input at least −${highest}.` };
  // Avoids 7.1 / 100 = 0.07099999999999999.
  return { ok: true, rate: Number((percent / 100).toFixed(5)) };
}

/** With at least one decimal: 0.1 is `10.0`, 0.0825 is `8.25`. */
export function formatPercentInput(rate: Rate): string {
  const text = String(Number((rate * 100).toFixed(3)));
  return text.includes('.') ? text : `${text}.0`;
}

const highest = 100;
