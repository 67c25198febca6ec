import createYahooFinance from 'yahoo-finance2/createYahooFinance';
import { chart, quote, quoteSummary } from 'yahoo-finance2/modules';

const YahooFinance = createYahooFinance({ modules: { chart, quote, quoteSummary } });

/** No schema check by the library: one field renamed by Yahoo would refuse all symbols of an answer. */
const unchecked = { validateResult: false } as const;

export interface YahooClient {
  quote(symbols: readonly string[], signal: AbortSignal): Promise<unknown>;
  chart(symbol: string, from: Date, interval: '1d' | '5m', signal: AbortSignal): Promise<unknown>;
  estimates(symbol: string, signal: AbortSignal): Promise<unknown>;
}

export function yahooClient(send: typeof fetch = fetch): YahooClient {
  const yahoo = new YahooFinance({
    fetch: refusingOverload(send),
    // Errors are thrown and logged once by the caller.
    logger: { info: ignore, warn: ignore, error: ignore, debug: ignore, dir: ignore },
    validation: { logErrors: false, logOptionsErrors: false },
    versionCheck: false,
    suppressNotices: ['yahooSurvey', 'ripHistorical'],
  });
  return {
    quote: (symbols, signal) =>
      yahoo.quote([...symbols], { return: 'array' }, { ...unchecked, fetchOptions: { signal } }),
    chart: (symbol, from, interval, signal) =>
      yahoo.chart(
        symbol,
        { period1: from, interval, includePrePost: false, events: 'div|split' },
        { ...unchecked, fetchOptions: { signal } },
      ),
    estimates: (symbol, signal) =>
      yahoo.quoteSummary(
        symbol,
        { modules: [...estimateModules] },
        { ...unchecked, fetchOptions: { signal } },
      ),
  };
}

const estimateModules = [
  'earningsTrend',
  'earningsHistory',
  'upgradeDowngradeHistory',
  'financialData',
  'calendarEvents',
] as const;

function ignore(): void {}

/** The library prints the URLs of such answers, which may contain a session id. */
function refusingOverload(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status >= 429) throw new Error(`Yahoo returned status ${response.status}`);
    return response;
  };
}
