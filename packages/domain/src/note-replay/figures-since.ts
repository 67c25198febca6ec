import type { MissingReason } from '../figures/index.ts';
import { type KnownFigure, type KnownFigureKey, knownFigures, type TwelveMonths } from './known-company.ts';

export interface FigureSince {
  readonly before: number | null;
  readonly now: number | null;
  readonly difference: number | null;
  /** A fraction. */
  readonly change: number | null;
  readonly why: MissingReason | null;
}

export interface FiguresSince extends Readonly<Record<KnownFigureKey, FigureSince>> {
  readonly currency: string;
  readonly periodEndBefore: string;
  readonly periodEnd: string;
}

/**
 * Twelve months then and now. @param factors what per-share figures of then and of now are divided by
 *
 * Refuses: a change from zero or less, which says nothing (`previous_not_positive`): the difference stands alone, as for net
 * debt that was net cash; two reporting currencies (`currency_mismatch`).
 */
export function figuresSince(
  then: TwelveMonths,
  now: TwelveMonths,
  factors: { readonly before: number; readonly now: number },
): FiguresSince {
  const isSameCurrency = then.currency === now.currency;
  const lines = knownFigures.map((key) => {
    if (!isSameCurrency) return [key, { ...none, now: now[key].value, why: 'currency_mismatch' }] as const;
    const perShare = key === 'earningsPerShare';
    const before = perShare ? over(then[key], factors.before) : then[key];
    return [key, figureSince(before, perShare ? over(now[key], factors.now) : now[key])] as const;
  });
  return {
    currency: now.currency,
    periodEndBefore: then.periodEnd,
    periodEnd: now.periodEnd,
    ...(Object.fromEntries(lines) as Record<KnownFigureKey, FigureSince>),
  };
}

const none = { before: null, now: null, difference: null, change: null } as const;

function figureSince(then: KnownFigure, today: KnownFigure): FigureSince {
  const before = then.value;
  const now = today.value;
  if (before === null || now === null) return { ...none, before, now, why: then.why ?? today.why };
  const difference = now - before;
  if (before <= 0) return { before, now, difference, change: null, why: 'previous_not_positive' };
  return { before, now, difference, change: now / before - 1, why: null };
}

function over({ value, why }: KnownFigure, factor: number): KnownFigure {
  return { value: value === null ? null : value / factor, why };
}
