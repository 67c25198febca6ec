import type { Figure } from '../../figures/index.ts';
import { marked } from '../combine.ts';

/**
 * A share count in single shares. Some companies file theirs in thousands or millions under the unit `shares`; net income
 * divided by earnings per share tells, within a factor of 2.5 (earnings in cents round, preferred dividends come off).
 *
 * @example count 717.3, net income 8,223 million, EPS 11.39: in millions, 717,300,000 shares
 * @example count 717,300,000 with the same: as filed
 *
 * docs/methodology.md, "Filing errors"
 */
export function rescaled(count: Figure, expected: number): Figure {
  if (count.value === null || count.value <= 0 || !Number.isFinite(expected) || expected <= 0) return count;
  const ratio = expected / count.value;
  const scale = [1e3, 1e6, 1e-3, 1e-6].find((it) => ratio > it / 2.5 && ratio < it * 2.5);
  if (scale === undefined) return count;
  return { ...marked(count, 'rescaled'), value: count.value * scale, scale };
}

/** How far a slip may be from an exact power of ten: earnings are in cents, and preferred dividends come off. */
const slip = 0.1;

/**
 * Earnings per share in units of the currency. Some filers give cents, or a hundredth of the dollars, for one period; net income
 * divided by the count tells, where the count is of the company's usual size.
 *
 * @example EPS 344.7, net income 2,881 million, count 836.6 million: in cents, 3.447
 * @example EPS 0.0132, expected 1.32: 1.32
 */
export function rescaledPerShare(perShare: Figure, expected: number): Figure {
  if (perShare.value === null || !Number.isFinite(expected) || expected === 0) return perShare;
  const ratio = perShare.value / expected;
  const power = [100, 1e3, 1e6, 0.01].find((it) => Math.abs(ratio / it - 1) < slip);
  const isTiny = Math.max(Math.abs(perShare.value), Math.abs(expected)) < 0.2;
  if (power === undefined || isTiny) return perShare;
  return { ...marked(perShare, 'rescaled'), value: perShare.value / power, scale: 1 / power };
}
