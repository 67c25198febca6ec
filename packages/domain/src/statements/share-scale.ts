import type { Figure } from '../figures/index.ts';
import { marked } from './combine.ts';

/**
 * A share count in single shares. Some companies file theirs in thousands or millions under the unit `shares`; net income
 * divided by earnings per share tells, within a factor of 2.5 (earnings in cents round, preferred dividends come off).
 *
 * @example count 717.3, net income 8,223 million, EPS 11.39: in millions, 717,300,000 shares
 * @example count 717,300,000 with the same: as filed
 *
 * methodology.md 1, "share counts"
 */
export function rescaled(count: Figure, expected: number): Figure {
  if (count.value === null || count.value <= 0 || !Number.isFinite(expected) || expected <= 0) return count;
  const ratio = expected / count.value;
  const scale = [1e3, 1e6].find((it) => ratio > it / 2.5 && ratio < it * 2.5);
  if (scale === undefined) return count;
  return { ...marked(count, 'rescaled'), value: count.value * scale, scale };
}
