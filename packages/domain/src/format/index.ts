/** How numbers are printed. */

export {
  formatCell,
  formatChange,
  formatDifference,
  formatMillions,
  formatPercent,
  formatPerShare,
  formatPoints,
  formatPrice,
  formatRatio,
  missingMark,
  zeroMark,
} from './format.ts';
