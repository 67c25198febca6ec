import { splitTokens } from '../figure-tokens/index.ts';

/** A figure as somebody typed it. */
export interface WrittenFigure {
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'amount' | 'percent' | 'points' | 'multiple';
  /** At the unit written: 391.1 of `391.1bn`. Below zero with a minus. */
  readonly number: number;
  readonly decimals: number;
  /** The scale of the unit: 1e9 of `bn`. Null where none is written, as in tables in millions. */
  readonly scale: number | null;
  /** ISO 4217, where a sign or a code says it. */
  readonly currency: string | null;
  /** Brackets are a minus in tables and nothing at all in sentences. */
  readonly inBrackets: boolean;
}

const currencies: Readonly<Record<string, string>> = {
  us$: 'USD',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
};

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand)$/i, 1e3],
  [/^(?:m|mm|mn|mio|million)$/i, 1e6],
  [/^(?:b|bn|billion)$/i, 1e9],
  [/^(?:t|tn|trn|trillion)$/i, 1e12],
];

const number = '(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const before = '(?<![\\p{L}\\p{N}_.,:/@#&=+$€£¥\\-–−])';
// What goes on is a date, a version, a form or a phone number.
const after = '(?![\\p{L}\\p{N}_]|[.,:/]\\d|[-–][\\p{L}\\d])';
const percent = '(?<percent>%|percent(?!age)|per cent|pct)';
const points = '(?<points>pp|ppts?|percentage points?|%-points?|bps?|basis points?)';
const scale = '(?<scale>thousand|million|billion|trillion|mio|mm|mn|bn|trn|tn|[kmbt])';

const pattern = new RegExp(
  `${before}(?<open>\\()?(?<minus>[-–−])?(?<sign>US\\$|[$€£¥]|(?:USD|EUR|GBP|JPY) ?)?(?<inner>[-–−])?${number}` +
    `(?: ?(?:${points}|${percent})|(?<multiple>[x×]| times(?![\\p{L}]))|[ \\u00a0]?${scale}(?![\\p{L}\\p{N}_]))?` +
    `(?: (?<code>USD|EUR|GBP|JPY|dollars?|euros?|pounds|yen)(?![\\p{L}\\p{N}_]))?(?<close>\\))?${after}`,
  'giu',
);

const apart = /https?:\/\/\S+|www\.\S+/gi;

/**
 * The figures of a text. No years, days, quarters, numbers of a list, forms such as 10-K or phone numbers: a number is a
 * figure by its unit, its thousands or its decimals.
 *
 * @example `Sales of 391.1bn in 2024` has one: 391.1 at 1e9.
 */
export function writtenFigures(text: string): WrittenFigure[] {
  const skipped = skippedIn(text);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const isSkipped = skipped.some(([from, to]) => match.index < to && match.index + match[0].length > from);
    const written = isSkipped ? null : figureOf(match);
    return written === null || isOutline(text, written) ? [] : [written];
  });
}

/** Whether a value is what is written, at the digits written. @param size of the unit: 1e6 for millions */
export function roundsTo(value: number, { number, decimals }: WrittenFigure, size: number): boolean {
  const step = 10 ** -decimals;
  // A printed half may have gone either way, and floating point is a hair off.
  return Math.abs(value / size - number) <= (step / 2) * (1 + 1e-6) + Math.abs(number) * 1e-14;
}

function figureOf(match: RegExpExecArray | RegExpMatchArray): WrittenFigure | null {
  const part = match.groups ?? {};
  const digits = (part.number ?? '').replaceAll(',', '');
  const isBracketed = part.open !== undefined && part.close !== undefined;
  const kind = kindOf(part);
  const currency = currencies[(part.sign ?? part.code ?? '').trim().toLowerCase()] ?? null;
  const size = scaleOf(part);
  const isBare = kind === 'amount' && size === null && currency === null;
  if (isBare && !/[.,]/.test(part.number ?? '')) return null;
  // A bracket that stands around more than the figure isn’t the figure’s.
  const start = (match.index ?? 0) + (part.open !== undefined && !isBracketed ? 1 : 0);
  const end = (match.index ?? 0) + match[0].length - (part.close !== undefined && !isBracketed ? 1 : 0);
  const isNegative = part.minus !== undefined || part.inner !== undefined;
  return {
    start,
    end,
    text: match[0].slice(start - (match.index ?? 0), end - (match.index ?? 0)),
    kind,
    number: isNegative ? -Number(digits) : Number(digits),
    decimals: digits.split('.')[1]?.length ?? 0,
    scale: size,
    currency,
    inBrackets: isBracketed,
  };
}

function kindOf({ percent, points, multiple }: Readonly<Record<string, string>>): WrittenFigure['kind'] {
  if (points !== undefined) return 'points';
  if (percent !== undefined) return 'percent';
  return multiple === undefined ? 'amount' : 'multiple';
}

function scaleOf({ points, percent, scale }: Readonly<Record<string, string>>): number | null {
  if (points !== undefined) return /^b/i.test(points) ? 1e-4 : 1e-2;
  if (percent !== undefined) return 1e-2;
  return scales.find(([names]) => names.test(scale ?? ''))?.[1] ?? null;
}

/** Named figures and addresses. */
function skippedIn(text: string): (readonly [number, number])[] {
  let at = 0;
  const tokens = splitTokens(text).flatMap(({ text: part, token }) => {
    at += part.length;
    return token === null ? [] : [[at - part.length, at] as const];
  });
  return [
    ...tokens,
    ...[...text.matchAll(apart)].map(({ index, 0: found }) => [index, index + found.length] as const),
  ];
}

/** `2.1 Revenue` heads a part of a text. */
function isOutline(text: string, { start, end, kind, scale, currency }: WrittenFigure): boolean {
  if (kind !== 'amount' || scale !== null || currency !== null) return false;
  return (
    /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 20), start)) && /^ ?\p{L}/u.test(text.slice(end))
  );
}
