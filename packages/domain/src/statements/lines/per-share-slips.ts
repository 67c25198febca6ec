import type { Figure } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import type { PeriodView } from '../views/period-view.ts';

/** How far earnings per share may be from profit over shares: rounding, and what participates in it. */
const nearProfit = 0.05;
const rounding = 0.01;
/** The tolerance of rounded figures. */
const exact = 0.005;
/** One report alone may have named another period so. */
const reportsNeeded = 2;
/** A slip is further off than any difference of meaning. */
const farFromProfit = 0.5;

/**
 * The value that two reports or more gave before, where the newest is far from profit over shares and they are near it, or it is off
 * and they are exact: a later report named another period so, and may have been filed twice.
 *
 * @example 0.04 in 2025 for a quarter of 2024, 0.24 in two reports before, profit 173 over 729 shares: 0.24
 * @example 0.85 in two reports of March 2018, 0.98 in three before, profit 232.7 over 236.4 shares: 0.98
 *
 * docs/methodology.md, "Filing errors"
 */
export function earlierIfSlip(figure: Figure, expected: number, view: PeriodView): Figure {
  const [source] = figure.sources;
  if (source === undefined || figure.sources.length > 1 || !Number.isFinite(expected)) return figure;
  if (isNear(figure, expected)) return figure;
  const isFar = !isNear(figure, expected, farFromProfit);
  const others = view
    .averageBefore(`${source.taxonomy}:${source.tag}`, 'perShare')
    .filter((it) => it.value !== figure.value);
  const [first] = others;
  const isConfirmed = others.length >= reportsNeeded && others.every((it) => it.value === first?.value);
  if (first === undefined || !isConfirmed) return figure;
  const agrees = isFar ? isNear(first, expected) : isNear(first, expected, exact, exact);
  return agrees ? marked(first, 'earlier_vintage') : figure;
}

export function isNear({ value }: Figure, expected: number, share = nearProfit, cents = rounding): boolean {
  return Math.abs((value ?? 0) - expected) <= Math.abs(expected) * share + cents;
}
