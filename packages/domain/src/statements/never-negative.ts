import { type Figure, missing } from '../figures/index.ts';
import type { LineKey } from './line.ts';
import { neverNegative } from './lines/index.ts';

/**
 * Refuses what cannot be: a payment, a dividend or a balance below zero.
 *
 * @example capex of nine months 50, of six months as restated 60: the third quarter is not −10, it is not known
 */
export function refusedBelowZero(key: LineKey, figure: Figure): Figure {
  return neverNegative.has(key) && (figure.value ?? 0) < 0 ? missing('not_provable') : figure;
}
