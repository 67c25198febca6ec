import type { Rate } from '@tenfold/domain/forecast';
import { formatPercent } from '@tenfold/domain/format';

/**
 * A rate that someone chose, with the decimals it was chosen with: 0.0825 is `8.25%`. A growth of zero is a choice,
 * not an empty cell: it reads `0.0%`.
 */
export function formatRate(rate: Rate): string {
  if (rate === 0) return '0.0%';
  const decimals = [1, 2, 3].find((places) => isWhole(rate * 100 * 10 ** places)) ?? 3;
  return formatPercent(rate, decimals);
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
