import type { AskedPeriod } from '../asked-figures/index.ts';
import { periodsAsked } from '../assistant/index.ts';
import { isPeriod, markerBehind, type Nearby } from './nearby.ts';
import { placeIn } from './sentences.ts';

/** When a figure is of. */
export interface PeriodsAbout {
  readonly periods: readonly AskedPeriod[];
  /** The sentence leaves no choice. */
  readonly isSure: boolean;
}

/** @param said by the sentences before */
export function periodsAbout(around: Nearby, said: readonly AskedPeriod[]): PeriodsAbout {
  const { tokens, at, before } = around;
  const behind = markerBehind(around, isPeriod);
  const isVague = tokens.some((token) => token === 'respectively' || token === 'calendar');
  const of = (marker: string) => periodOf(marker, tokens, at, said);
  const all = tokens.filter(isPeriod).flatMap(of);
  if (isVague) return { periods: all, isSure: false };
  if (behind !== null) return single(of(around.after[behind] ?? ''));
  const ahead = before.filter((token, place) => isPeriod(token) && !isOfFigureBefore(around, place));
  if (ahead.length > 0) {
    const [nearest = ''] = ahead.slice(-1);
    return ahead.length === 1
      ? single(of(nearest))
      : { periods: ahead.toReversed().flatMap(of), isSure: false };
  }
  if (all.length > 0)
    return { periods: all, isSure: new Set(all.map((each) => JSON.stringify(each))).size === 1 };
  return { periods: said, isSure: false };
}

/** The periods that a sentence leaves to the next. */
export function periodsSaid(tokens: readonly string[]): AskedPeriod[] {
  return tokens.filter(isPeriod).flatMap((token) => periodOf(token, tokens, tokens.length, []));
}

function single(periods: readonly AskedPeriod[]): PeriodsAbout {
  return { periods, isSure: periods.length === 1 };
}

/** `It was 383,285 in 2023 and 391,035 later`: that year is the first figure’s. */
function isOfFigureBefore({ tokens, at, before }: Nearby, place: number): boolean {
  const start = at - before.length;
  if (placeIn(tokens[start - 1] ?? '') === null) return false;
  return markerBehind({ tokens, at: start - 1, before: [], after: before }, isPeriod) === place;
}

function periodOf(
  marker: string,
  tokens: readonly string[],
  at: number,
  said: readonly AskedPeriod[],
): readonly AskedPeriod[] {
  const isQuarter = tokens.some((token) => /^quarters?$/.test(token));
  // A quarter’s year may stand elsewhere in the sentence.
  const year = tokens.find((token) => token.startsWith('[y:')) ?? '';
  const { periods, range, shift } = periodsAsked(
    /^\[q:\d\]$/.test(marker) ? `${marker} ${year}` : isQuarter ? `${marker} quarter` : marker,
  ).asked;
  if (shift !== null) return shifted([...periodsSaid(tokens.slice(0, at).filter(isExact)), ...said], shift);
  if (range === null) return periods;
  return [range.from, range.to].flatMap((end) =>
    end !== null && /^\d{4}$/.test(end) ? [{ kind: 'year' as const, year: Number(end) }] : [],
  );
}

const isExact = (token: string) => /^\[[yq]:\d{4}/.test(token);

function shifted(periods: readonly AskedPeriod[], by: number): AskedPeriod[] {
  const [last] = periods.slice(-1);
  return last?.kind === 'year' || last?.kind === 'quarter' ? [{ ...last, year: last.year + by }] : [];
}
