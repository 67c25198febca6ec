import { parsePeriods } from '../assistant/index.ts';
import type { LookupPeriod } from '../figure-lookup/index.ts';
import { isPeriod, type Nearby, periodBehind } from './nearby.ts';
import { placeIn } from './sentences.ts';

/** When a figure is of. */
export interface PeriodsAbout {
  readonly periods: readonly LookupPeriod[];
  /** The sentence leaves no choice. */
  readonly isSure: boolean;
}

/** What is said of many years, or of others than the one that is named. */
const vague =
  /\b(?:respectively|calendar|never|always|ever|every|each|lowest|highest|best|worst|peak\w*|record|than|until)\b/;

/** @param said by the sentences before */
export function periodsAbout(around: Nearby, named: readonly LookupPeriod[]): PeriodsAbout {
  const { tokens, at, before } = around;
  const of = (marker: string) => periodOf(marker, tokens, at, named);
  const single = (marker: string): PeriodsAbout => {
    const periods = of(marker);
    return {
      periods,
      isSure: periods.length === 1 && /^\[[yqdm]:|^\[ltm\]/.test(marker) && !vague.test(tokens.join(' ')),
    };
  };
  const behind = periodBehind(around);
  if (behind !== null) return single(around.after[behind] ?? '');
  const own = tokens.slice(0, at).filter((token, place) => isPeriod(token) && !isOfAnother(tokens, place));
  const close = before.filter(
    (token, place) => isPeriod(token) && !isOfAnother(tokens, at - before.length + place),
  );
  // `from 15.2 to 11.1` and `between 15.2 and 11.1` begin in another period than the one that is named.
  const isStart = /^(?:from|between|then|and)$/.test(before.at(-1) ?? '');
  const [nearest] = close.length > 0 ? close.slice(-1) : own.slice(-1);
  const isAlone = close.length > 0 ? close.length === 1 : own.length === 1;
  if (nearest !== undefined && isAlone && !isStart) return single(nearest);
  const all = tokens.filter(isPeriod).flatMap(of);
  const periods = all.length > 0 ? all : named;
  const isRise = before.at(-1) === 'from';
  return { periods: isRise ? [...periods, ...shifted(periods, -1)] : periods, isSure: false };
}

/** The periods that a sentence leaves to the next. */
export function periodsNamed(tokens: readonly string[]): LookupPeriod[] {
  return tokens.filter(isPeriod).flatMap((token) => periodOf(token, tokens, tokens.length, []));
}

/** `It was 383,285 in 2023 and 391,035 later`: that year is the first figure’s. */
function isOfAnother(tokens: readonly string[], place: number): boolean {
  const figure = tokens.slice(0, place).findLastIndex((token) => placeIn(token) !== null);
  return figure >= 0 && periodBehind({ after: tokens.slice(figure + 1) }) === place - figure - 1;
}

function periodOf(
  marker: string,
  tokens: readonly string[],
  at: number,
  named: readonly LookupPeriod[],
): readonly LookupPeriod[] {
  const isQuarter = tokens.some((token) => /^quarters?$/.test(token));
  // A quarter’s year may stand elsewhere in the sentence.
  const year = tokens.find((token) => token.startsWith('[y:')) ?? '';
  const { periods, range, shift } = parsePeriods(
    /^\[q:\d\]$/.test(marker) ? `${marker} ${year}` : isQuarter ? `${marker} quarter` : marker,
  ).requested;
  if (shift !== null) return shifted([...periodsNamed(tokens.slice(0, at).filter(isExact)), ...named], shift);
  if (range === null) return periods;
  return [range.from, range.to].flatMap((end) =>
    end !== null && /^\d{4}$/.test(end) ? [{ kind: 'year' as const, year: Number(end) }] : [],
  );
}

const isExact = (token: string) => /^\[[yq]:\d{4}/.test(token);

function shifted(periods: readonly LookupPeriod[], by: number): LookupPeriod[] {
  const [last] = periods.slice(-1);
  return last?.kind === 'year' || last?.kind === 'quarter' ? [{ ...last, year: last.year + by }] : [];
}
