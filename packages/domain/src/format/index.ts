export {
  formatCell,
  formatMillions,
  formatPercent,
  formatPerShare,
  formatPrice,
  formatRatio,
  missingMark,
  zeroMark,
} from './format.ts';
