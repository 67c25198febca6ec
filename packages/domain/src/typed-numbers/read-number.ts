/** A number as somebody typed or pasted it. */
export interface TypedNumber {
  readonly value: number;
  /** What was typed; parentheses are a minus. */
  readonly sign: '+' | '-' | null;
  readonly isPercent: boolean;
  readonly isDollar: boolean;
  readonly decimals: number;
  /** One comma before three digits: elsewhere `1,234` is a little more than one. */
  readonly isEither: boolean;
}

/**
 * The number a text is, or null where it isn't wholly one: nothing is dropped to make it one, so that nothing is acted on
 * that was not typed. Refused are exponents, a sign within, and groups that are not of three digits.
 *
 * A comma before three digits parts thousands and is a decimal mark before fewer: `1,234` is 1234 and `65,5` is 65.5.
 * With dot and comma the last is the decimal mark: `1,234.56` and `1.234,56` are the same. `1234,567` could be either, and is refused.
 */
export function readNumber(text: string): TypedNumber | null {
  const plain = toAscii(text).trim();
  const [, inside, after = ''] = /^\(\s*([^()+-]+?)\s*\)\s?(%?)$/.exec(plain) ?? [];
  const unbracketed = inside === undefined ? plain : inside + after;
  const parts = /^([+-]?)\s?(\$?)\s?([\d.,](?:[\d., ']*[\d.,])?)\s?(%?)$/.exec(unbracketed);
  if (parts === null) return null;
  const [, typedSign = '', dollar, digits = '', percent] = parts;
  const isDollar = dollar === '$';
  const isPercent = percent === '%';
  const number = ungrouped(digits);
  if (number === null || (isDollar && isPercent)) return null;
  const sign = inside === undefined ? (typedSign as '+' | '-' | '') || null : '-';
  const size = Number(number);
  return {
    value: sign === '-' ? -size : size,
    sign,
    isPercent,
    isDollar,
    decimals: number.split('.')[1]?.length ?? 0,
    isEither: /^[1-9]\d{0,2},\d{3}$/.test(digits),
  };
}

/** What a field takes. */
export interface NumberIn {
  readonly unit: 'price' | 'percent' | 'plain';
  readonly signed?: boolean;
  readonly maxDecimals?: number;
}

/** Word for word as specified. */
export const invalidNumber = 'Invalid format. Please input number.';
const noMinus = 'No minus here: enter 0 or more.';
/** Prices of four digits are common, rates are not: who types `7,125` in one may well mean seven. */
export const eitherOfTwo = 'This could be two numbers. Use a dot for decimals, and no comma.';

/** Why a field of this kind can't take a number; null where it can. Its size is for the field to judge. */
export function problemOfNumber(
  { sign, isPercent, isDollar, decimals, isEither }: TypedNumber,
  { unit, signed = false, maxDecimals = Number.POSITIVE_INFINITY }: NumberIn,
): string | null {
  if ((isPercent && unit !== 'percent') || (isDollar && unit !== 'price')) return otherUnit[unit];
  if (sign === '-' && !signed) return noMinus;
  if (isEither && unit === 'percent') return eitherOfTwo;
  return decimals > maxDecimals ? `Use at most ${maxDecimals} decimals.` : null;
}

const otherUnit = {
  price: 'Enter an amount, not a percentage.',
  percent: 'Enter a percentage, not an amount.',
  plain: 'Enter a plain number.',
} as const;

/** Digits, signs and marks of East Asian keyboards are those of others; so are the dashes people use as a minus. */
function toAscii(text: string): string {
  return text
    .replace(/[\uff04\uff05\uff08\uff09\uff0b-\uff0e\uff10-\uff19]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[\u00a0\u2009\u202f\u3000]/g, ' ')
    .replace(/\u2019/g, "'");
}

const grouped = [
  { form: /^\d{1,3}(?:,\d{3})+\.\d*$/, group: /,/g },
  { form: /^\d{1,3}(?:\.\d{3})+,\d*$/, group: /\./g },
  { form: /^\d{1,3}(?:,\d{3}){2,}$/, group: /,/g },
  { form: /^\d{1,3}(?:\.\d{3}){2,}$/, group: /\./g },
  { form: /^[1-9]\d{0,2},\d{3}$/, group: /,/g },
  { form: /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?$/, group: /[ ']/g },
] as const;

const ungroupedForm = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const eitherThousandsOrDecimals = /^\d{4,},\d{3}$/;

/** Digits with a dot at most; null where marks stand otherwise than in a number. */
function ungrouped(digits: string): string | null {
  const group = grouped.find(({ form }) => form.test(digits))?.group;
  if (group !== undefined) return digits.replace(group, '').replace(',', '.');
  if (!ungroupedForm.test(digits) || eitherThousandsOrDecimals.test(digits)) return null;
  return digits.replace(',', '.');
}
