/** What the fields of a note say, word for word as specified. */
export const invalidNumber = 'Invalid format. Please input number.';
export const invalidRange = 'Invalid format. Please use the format: 330-450.';

const maxDecimals = 3;
const highest = 1e12;

/** `1,234`: a comma before three digits parts thousands, and is a decimal mark before fewer. */
const thousands = /^[^\d.,]*[1-9]\d*,\d{3}[^\d.,]*$/;

/**
 * What stays of typing into a price field: digits and one dot or comma, at most three decimals. A comma that parts
 * thousands goes as soon as it is known to. With both, as in a pasted `1,234.56` or `1.234,56`, the last is the decimal
 * mark and the others part thousands.
 */
export function typedPrice(text: string): string {
  const marks = text.match(/[.,]/g) ?? [];
  const [first = ''] = marks;
  const isGrouped = marks.at(-1) !== first || (first === ',' && marks.length > 1) || thousands.test(text);
  const ungrouped = isGrouped ? text.replaceAll(first, '') : text;
  const mark = ungrouped.includes(',') ? ',' : '.';
  const kept = ungrouped.replaceAll(',', '.').replace(/[^\d.]/g, '');
  const [whole = '', ...decimals] = kept.split('.');
  return decimals.length === 0 ? whole : `${whole}${mark}${decimals.join('').slice(0, maxDecimals)}`;
}

/** As `typedPrice`, in two parts with a dash between. */
export function typedRange(text: string): string {
  const [low = '', ...high] = text.replace(/[–—−]/g, '-').split('-');
  return high.length === 0 ? typedPrice(low) : `${typedPrice(low)}-${typedPrice(high.join(''))}`;
}

/** Null for an empty field; undefined for what is no price. */
export function readPrice(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', thousands.test(text) ? '' : '.');
  if (trimmed === '') return null;
  if (!/^(?:\d+(?:\.\d{0,3})?|\.\d{1,3})$/.test(trimmed)) return undefined;
  return isPrice(Number(trimmed)) ? Number(trimmed) : undefined;
}

/** Of a number, as `readPrice` of its text. */
export function isPrice(value: number): boolean {
  return value >= 0 && value <= highest && Number(value.toFixed(maxDecimals)) === value;
}

export interface FairValueRange {
  readonly low: number;
  readonly high: number;
}

/** Null for an empty field; undefined for what is no range of two prices, the lower first. */
export function readRange(text: string): FairValueRange | null | undefined {
  if (text.trim() === '') return null;
  const parts = text.replace(/[–—−]/g, '-').split('-').map(readPrice);
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
