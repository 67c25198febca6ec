import type { Valuation } from '@tenfold/contract/valuation';
import { exchangeRateLabel } from '../../../figures/exchange-rate-label.ts';
import { formatDay } from '../../../figures/format-day.ts';
import { simulatedNote } from '../../../figures/PartSimulated.tsx';

export function valuationFootnote({
  asOf,
  earningsTo,
  currency,
  exchangeRate,
  marks,
  ...rest
}: Valuation): string {
  const repeats = Object.values(marks).some((list) => list.includes('dividends_repeated'));
  return [
    asOf && `As of the close on ${formatDay(asOf)}.`,
    earningsTo && `Earnings for the twelve months to ${formatDay(earningsTo)}.`,
    `Market cap in ${currency} millions.`,
    exchangeRate && `Filings converted at ${exchangeRateLabel(exchangeRate, currency)}.`,
    repeats && 'Recent dividends not filed yet are assumed equal to the last one.',
    isAhead(rest.nextEarningsDate, asOf) && `Next earnings expected on ${formatDay(rest.nextEarningsDate)}.`,
    rest.simulatedPrices && simulatedNote,
  ]
    .filter((words) => typeof words === 'string')
    .join(' ');
}

/** The sample's prices end before some expected reports. */
function isAhead(day: string | null, asOf: string | null): day is string {
  return day !== null && (asOf === null || day > asOf);
}
