import type { MissingReason } from '../figures/index.ts';
import type { Point } from './point.ts';

export type Rebased<One = Point> =
  | { readonly ok: true; readonly points: readonly One[] }
  | { readonly ok: false; readonly why: MissingReason };

/**
 * Each point as its change from the first, a fraction.
 *
 * Formula: x(t) / x(first) - 1; the first is 0.
 * Refuses: no point (`history_too_short`); a first value of zero or less (`start_or_end_not_positive`), from which a
 * change says nothing.
 * Example: 50, 60, 40 is 0, 0.2, -0.2.
 */
export function rebase<One extends { readonly value: number }>(points: readonly One[]): Rebased<One> {
  const first = points[0];
  if (first === undefined) return { ok: false, why: 'history_too_short' };
  if (!(first.value > 0)) return { ok: false, why: 'start_or_end_not_positive' };
  return {
    ok: true,
    points: points.map((point) => ({ ...point, value: point.value / first.value - 1 })),
  };
}

/**
 * Last against first point, a fraction; null for fewer than two or from zero or less.
 *
 * Example: from 50 to 40 is -0.2.
 */
export function changeOver(points: readonly Point[]): number | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2 || !(first.value > 0)) return null;
  return last.value / first.value - 1;
}
