import type { WrittenFigure } from './written-figures.ts';

/**
 * A filed value as it would stand in place of what is written: at its digits, in its unit.
 *
 * @param sizes what one of the written number may be worth: the nearest is taken
 * @param isSaid the sentence says that it is below zero, as in `fell 2.8%`
 * @example 391,035,000,000 in place of `391,053` is `391,035`, and of `$391.1bn` `$391.0bn`
 */
export function printInPlace(
  value: number,
  { text, number, decimals }: WrittenFigure,
  sizes: readonly number[],
  isCorrect: boolean,
): string {
  const farOff = (size: number) => Math.abs(Math.log(Math.abs(value / size) / (Math.abs(number) || 1)));
  const [size = 1] = value === 0 ? sizes : sizes.toSorted((one, other) => farOff(one) - farOff(other));
  const shown = Math.abs(value / size).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const unsigned = text.replace(/[()\-–−]/g, '').replace(/\d[\d,]*(?:\.\d+)?/, shown);
  return value < 0 && !isCorrect ? `−${unsigned}` : unsigned;
}
