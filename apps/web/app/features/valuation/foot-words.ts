import type { Valuation } from '@tenfold/contract/valuation';
import { simulatedWords } from '../../ui/PartSimulated.tsx';
import { rateWords } from '../../ui/rate-words.ts';
import { dayText } from './day-text.ts';

/** What the valuation card's figures rest on: days, currency, and what is estimated or simulated. */
export function footWords({ asOf, earningsTo, currency, exchangeRate, marks, ...rest }: Valuation): string {
  const repeats = Object.values(marks).some((list) => list.includes('dividends_repeated'));
  return [
    asOf && `As of the close on ${dayText(asOf)}.`,
    earningsTo && `Earnings for the twelve months to ${dayText(earningsTo)}.`,
    `Market cap in ${currency} millions.`,
    exchangeRate && `Filings converted at ${rateWords(exchangeRate, currency)}.`,
    repeats && 'Returns repeat the last dividend for quarters not filed yet.',
    rest.nextEarningsDate && `Next earnings expected on ${dayText(rest.nextEarningsDate)}.`,
    rest.simulatedPrices && simulatedWords,
  ]
    .filter((words) => typeof words === 'string')
    .join(' ');
}
