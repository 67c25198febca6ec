import { invalidNumber, readPrice } from '@tenfold/domain/notes';

const lowestPercent = -1_000;
const highestPercent = 99;

/** Null for what must not be sent: nothing, zero, or no number. */
export function readTarget(text: string): number | null {
  return readPrice(text) || null;
}

export { invalidNumber };

/** What stays of typing a margin in percent: a sign, digits and one dot; a comma is a dot. */
export function typedMargin(text: string): string {
  const sign = /^\s*[-−–]/.test(text) ? '-' : '';
  const [whole = '', ...decimals] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return decimals.length === 0 ? sign + whole : `${sign}${whole}.${decimals.join('').slice(0, 2)}`;
}

/** A fraction of the value; null for no percentage that can be subtracted. */
export function readMargin(text: string): number | null {
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return null;
  const percent = Number(text);
  return percent < lowestPercent || percent > highestPercent ? null : Number((percent / 100).toFixed(6));
}

export const invalidMargin = 'Enter a margin from -1,000% to 99%';
