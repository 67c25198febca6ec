import type { Valuation } from '@tenfold/contract/valuation';
import { formatDay } from '../labels/format-day.ts';

export function outdatedFiguresLabel({
  earningsTo,
  newestFiling,
  staleEarnings,
  exchangeRate,
  currency,
}: Valuation): string | null {
  const earnings =
    staleEarnings && earningsTo !== null && newestFiling !== null
      ? `Earnings are through ${formatDay(earningsTo)}. Our latest filing is from ${formatDay(newestFiling)}, so a newer report should be out.`
      : null;
  const rate = exchangeRate?.stale
    ? `The ${exchangeRate.reportedCurrency}/${currency} exchange rate is from ${formatDay(exchangeRate.day)}, older than the price.`
    : null;
  const words = [earnings, rate].filter((one) => one !== null);
  return words.length === 0 ? null : words.join(' ');
}
