import { type Figure, missing } from '../figures/index.ts';
import type { LineKey } from './line.ts';
import { neverNegative } from './lines/index.ts';

/**
 * Refuses what cannot be: a payment, a dividend or a balance below zero. Revenue below zero is filed by some (an asset manager
 * in a bad quarter), but as a difference of longer periods it shows that those were on two bases.
 *
 * @example capex of nine months 50, of six months as restated 60: the third quarter is not −10, it is not known
 *
 * docs/methodology.md, "Filing errors"
 */
export function refusedBelowZero(key: LineKey, figure: Figure): Figure {
  const cannotBe = neverNegative.has(key) || (key === 'revenue' && figure.marks.includes('derived_quarter'));
  return cannotBe && (figure.value ?? 0) < 0 ? missing('not_provable') : figure;
}
