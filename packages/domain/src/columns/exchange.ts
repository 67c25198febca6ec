import type { IsoDate } from '../facts/index.ts';
import { computed, type Figure, missing } from '../figures/index.ts';
import { type ExchangeRate, isOldRate, meanRate, newestRate, rateOn } from '../rates/index.ts';
import { combined, missingPart, product, quotient } from './arithmetic.ts';
import type { Market } from './market.ts';

/** How money as reported meets a price in another currency; null where both are in one. */
export interface Exchange {
  /** Oldest first. */
  readonly rates: readonly ExchangeRate[];
  /** `TWD per USD`. */
  readonly pair: string;
}

export function exchangeOf(
  reportedCurrency: string | null,
  { currency, rates = [] }: Pick<Market, 'currency' | 'rates'>,
): Exchange | null {
  if (reportedCurrency === null || reportedCurrency === currency) return null;
  return { rates, pair: `${reportedCurrency} per ${currency}` };
}

/**
 * The closing rate of a day, reported currency for one of the trading currency; 1 within one currency.
 *
 * Refuses: no rate within the seven days up to it.
 *
 * docs/methodology.md, "Exchange rates"
 */
export function rateOfDay(exchange: Exchange | null, day: IsoDate): Figure {
  if (exchange === null) return sameCurrency;
  const rate = rateOn(exchange.rates, day);
  return rate === null ? missing('currency_mismatch') : rateFigure(exchange, rate);
}

/** The newest rate up to a day, marked where it is more than seven days older: for the last price. */
export function rateOfToday(exchange: Exchange | null, day: IsoDate): Figure {
  if (exchange === null) return sameCurrency;
  const rate = newestRate(exchange.rates, day);
  if (rate === null) return missing('currency_mismatch');
  return isOldRate(rate, day) ? rateFigure(exchange, rate, 'old_rate') : rateFigure(exchange, rate);
}

/** The rate of what flowed in a period, see meanRate. docs/methodology.md, "Exchange rates" */
export function rateOfPeriod(exchange: Exchange | null, start: IsoDate, end: IsoDate): Figure {
  if (exchange === null) return sameCurrency;
  const mean = meanRate(exchange.rates, start, end);
  if (mean === null) return missing('currency_mismatch');
  const what = mean.ofTwo ? 'mean of opening and closing rate' : 'mean of daily rates';
  return computed(mean.rate, `${what}, ${exchange.pair}`, ['exchange_rate']);
}

/** Money of the trading currency in the reported one. */
export function inReported(traded: Figure, rate: Figure): Figure {
  return rate === sameCurrency ? traded : product(traded, rate, `${traded.formula} × ${rate.formula}`);
}

/** Money of the reported currency in the trading one. */
export function inTraded(reported: Figure, rate: Figure): Figure {
  if (rate === sameCurrency) return reported;
  if (reported.value === null || rate.value === null) return missingPart([reported, rate]);
  return quotient(reported, rate, `${reported.formula ?? 'as filed'} ÷ ${rate.formula}`, 'currency_mismatch');
}

const sameCurrency: Figure = computed(1, 'one currency');

function rateFigure({ pair }: Exchange, { rate, day }: ExchangeRate, mark?: 'old_rate'): Figure {
  return combined([], rate, `${rate} ${pair} of ${day}`, mark ? ['exchange_rate', mark] : ['exchange_rate']);
}
