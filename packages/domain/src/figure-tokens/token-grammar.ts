import type { LookupPeriod } from '../figure-lookup/index.ts';
import type { Quarter } from '../periods/index.ts';

/** A figure named within a text: `{AAPL FY2024 revenue}`. */
export interface FigureToken {
  readonly symbol: string;
  readonly period: LookupPeriod;
  /** The one written form: `FY2024`, `FY2024 Q3`, `LTM`. */
  readonly periodName: string;
  /** A name of `tokenLines`, if it is one. */
  readonly line: string;
}

export type TextPart =
  | { readonly text: string; readonly token: null }
  /** `text` as it was typed, with its braces. */
  | { readonly text: string; readonly token: FigureToken };

const pattern =
  /\{([A-Za-z0-9][A-Za-z0-9.-]{0,11}) +(?:(?:FY)?(\d{4})(?: ?Q([1-4]))?|Q([1-4]) +(?:FY)?(\d{4})|(LTM)) +([A-Za-z]{2,40})\}/gi;

/**
 * A text in parts: what isn't a token stays text.
 *
 * @example `Sales of {AAPL FY2024 revenue}.` is `Sales of `, the token and `.`
 */
export function splitTokens(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), token: null });
    parts.push({ text: match[0], token: tokenOf(match) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), token: null });
  return parts;
}

export function tokensIn(text: string): FigureToken[] {
  return splitTokens(text).flatMap(({ token }) => (token === null ? [] : [token]));
}

/** The one way a token is written; two tokens of one name are one figure. */
export function tokenName({ symbol, periodName, line }: Omit<FigureToken, 'period'>): string {
  return `${symbol} ${periodName} ${line}`;
}

/** `FY2024`, `2024 Q3`, `Q3 FY2024` or `LTM`, in any case; null for anything else. */
export function periodOf(text: string): Pick<FigureToken, 'period' | 'periodName'> | null {
  const [part, ...rest] = splitTokens(`{X ${text} line}`);
  return rest.length === 0 ? (part?.token ?? null) : null;
}

function tokenOf([, symbol = '', year, quarter, quarterFirst, yearLast, ltm, line = '']:
  | RegExpExecArray
  | RegExpMatchArray): FigureToken {
  const named = { symbol: symbol.toUpperCase(), line };
  if (ltm !== undefined) return { ...named, period: { kind: 'ltm' }, periodName: 'LTM' };
  const fiscal = Number(year ?? yearLast);
  const within = quarter ?? quarterFirst;
  if (within === undefined)
    return { ...named, period: { kind: 'year', year: fiscal }, periodName: `FY${fiscal}` };
  const period = { kind: 'quarter', year: fiscal, quarter: Number(within) as Quarter } as const;
  return { ...named, period, periodName: `FY${fiscal} Q${within}` };
}
