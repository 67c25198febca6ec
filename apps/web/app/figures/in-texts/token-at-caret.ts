import { periodOf, type TokenLine, tokenLines } from '@tenfold/domain/figure-tokens';

/** A token that is being typed: from its brace to the caret. */
export interface OpenToken {
  readonly start: number;
  readonly end: number;
  /** After the brace. */
  readonly typed: string;
}

const longest = 70;

export function openTokenAt(text: string, caret: number): OpenToken | null {
  const start = text.lastIndexOf('{', caret - 1);
  if (start < 0 || caret - start > longest) return null;
  const typed = text.slice(start + 1, caret);
  return /[{}\n]/.test(typed) ? null : { start, end: caret, typed };
}

/** The company's symbol once there is a space behind it; null while it is typed. */
export function symbolTyped(typed: string): string | null {
  const [, symbol] = /^([A-Za-z0-9.-]{1,12})\s/.exec(typed) ?? [];
  return symbol?.toUpperCase() ?? null;
}

/**
 * Tokens of a company that begin as it was typed, without braces: a period first, then a line, in the order people ask for
 * them.
 *
 * @param year of today
 */
export function tokensLike(typed: string, year: number): string[] {
  const symbol = symbolTyped(typed);
  if (symbol === null) return [];
  const words = typed.trim().split(/\s+/).slice(1);
  const { periods, rest: behind } = periodsTyped(words, year);
  const wanted = behind.join(' ').toLowerCase();
  /** What begins as it was typed, then the others; lines before their changes. */
  const rankOf = ({ name, isChange }: TokenLine) =>
    (name.toLowerCase().startsWith(wanted) ? 0 : 2) + Number(isChange);
  const lines = tokenLines
    .filter(({ name, label }) => name.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const [newest, ...older] = periods;
  if (newest === undefined) return [];
  const first = lines.slice(0, most).map(({ name }) => `${symbol} ${newest} ${name}`);
  const rest = older.map((period) => `${symbol} ${period} ${lines[0]?.name ?? 'revenue'}`);
  return lines.length === 0
    ? []
    : [...first.slice(0, most - Math.min(2, rest.length)), ...rest].slice(0, most);
}

const most = 6;

/** The periods that the first words name or begin, and the words behind them; the last years where there are none. */
function periodsTyped(
  words: readonly string[],
  year: number,
): { periods: string[]; rest: readonly string[] } {
  for (const taken of [2, 1]) {
    const whole = words.length >= taken ? periodOf(words.slice(0, taken).join(' ')) : null;
    if (whole !== null) return { periods: [whole.periodName], rest: words.slice(taken) };
  }
  const [first = ''] = words;
  if (!/^(f|fy\d*|\d+|l|lt|ltm)$/i.test(first)) {
    return { periods: [`FY${year - 1}`, `FY${year}`, 'LTM'], rest: words };
  }
  const all = [...Array.from({ length: 12 }, (_, ago) => `FY${year - ago}`), 'LTM'];
  const begun = first.toLowerCase();
  const periods = all.filter((period) =>
    [period, period.slice(2)].some((name) => name.toLowerCase().startsWith(begun)),
  );
  return { periods: periods.slice(0, 3), rest: words.slice(1) };
}
