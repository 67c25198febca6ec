import type { CellInput } from '@tenfold/domain/custom-forecast';

export type ParsedCell =
  | { readonly kind: 'value'; readonly input: CellInput }
  /** Follows what the forecast starts from. */
  | { readonly kind: 'cleared' }
  /** Not applied. */
  | { readonly kind: 'refused'; readonly why: 'not-a-number' | 'out-of-range'; readonly message: string };

/** As the server bounds them. */
const lowest = -10;
const highest = 100;

/**
 * What is in a percentage cell: `7,5` and `7.5 %` are 0.075, `(2.5)` and `−2.5` are -0.025; a formula begins with `=`.
 */
export function parseCell(text: string): ParsedCell {
  const typed = text.trim();
  if (typed === '') return { kind: 'cleared' };
  if (typed.startsWith('=')) {
    return typed.length === 1 ? notNumeric : { kind: 'value', input: typed };
  }
  const inBrackets = /^\((.*)\)$/.exec(typed.replace(/\s*%$/, ''))?.[1];
  const plain = pointed((inBrackets ?? typed).replace(/\s*%$/, ''))
    .replace(/^[−–]/, '-')
    .trim();
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return notNumeric;
  // Avoids 7.1 / 100 = 0.07099999999999999.
  const rate = Number((Number(plain) / 100).toPrecision(12)) * (inBrackets === undefined ? 1 : -1);
  if (rate < lowest || rate > highest) {
    const message = 'Please input a percentage from −1,000 to 10,000.';
    return { kind: 'refused', why: 'out-of-range', message };
  }
  return { kind: 'value', input: rate === 0 ? 0 : rate };
}

const notNumeric: ParsedCell = {
  kind: 'refused',
  why: 'not-a-number',
  message: 'Invalid format. Please input number.',
};

/** What a cell holds while it is edited: `7.6`, at most 3 decimals, or the formula. */
export function cellText(input: CellInput | null): string {
  if (input === null) return '';
  return typeof input === 'string' ? input : String(Number((input * 100).toFixed(3)));
}

/** `7,5` is 7.5; before a decimal point, as in `1,234.5`, commas only group. */
function pointed(text: string): string {
  return /^\D?\d{1,3}(,\d{3})+\.\d+\s*$/.test(text) ? text.replaceAll(',', '') : text.replaceAll(',', '.');
}
