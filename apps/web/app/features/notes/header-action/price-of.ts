import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { noteDay } from '../card/note-dates.ts';

export interface LastPrice {
  /** The price as the page of the company prints it. */
  readonly text: string;
  /** `Last price, Jul 2, 2026` */
  readonly hint: string;
}

/** Null where it isn't known. */
export async function lastPriceOf(symbol: string): Promise<LastPrice | null> {
  try {
    const { stockPrice, lastTradeTime } = await browserApi.call('GET /company/{symbol}', {
      params: { symbol },
    });
    if (stockPrice === null || lastTradeTime === null) return null;
    return { text: stockPrice.toFixed(2), hint: `Last price, ${noteDay(lastTradeTime)}` };
  } catch (cause) {
    logFailure('the price for a note', cause);
    return null;
  }
}
