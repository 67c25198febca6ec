import { invalidNumber, problemOfNumber, readNumber } from '../typed-numbers/index.ts';

/** Word for word as specified. */
export const invalidRange = 'Invalid format. Please use the format: 330-450.';

const maxDecimals = 3;
const highest = 1e12;

/** Null for an empty field; undefined for what is no price. */
export function readPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return priceProblem(text) === null ? readNumber(text)?.value : undefined;
}

/** Why a text is no price; null for a price and for an empty field. */
export function priceProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const read = readNumber(text);
  if (read === null) return invalidNumber;
  const problem = problemOfNumber(read, { unit: 'price', maxDecimals });
  if (problem !== null) return problem;
  return read.value > highest ? 'Enter a price up to 1,000,000,000,000.' : null;
}

/** Checks a number as `readPrice` checks its text. */
export function isPrice(value: number): boolean {
  return value >= 0 && value <= highest && Number(value.toFixed(maxDecimals)) === value;
}

export interface FairValueRange {
  readonly low: number;
  readonly high: number;
}

const dash = /[-\u2010-\u2014\u2212\uff0d]/;

/** Null for an empty field; undefined for what is no range of two prices, the lower first. */
export function readRange(text: string): FairValueRange | null | undefined {
  if (text.trim() === '') return null;
  const parts = text.split(dash).map(readPrice);
  const [low, high] = parts;
  const isRange = parts.length === 2 && typeof low === 'number' && typeof high === 'number' && low < high;
  return isRange ? { low, high } : undefined;
}

/** `330-450`: as it is stored, and shown in its field. */
export function rangeText({ low, high }: FairValueRange): string {
  return `${priceText(low)}-${priceText(high)}`;
}

export function priceText(price: number | null): string {
  return price === null ? '' : String(price);
}
