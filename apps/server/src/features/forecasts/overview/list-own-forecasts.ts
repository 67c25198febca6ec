import type { OwnForecast } from '@tenfold/contract/forecasts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { valueAgainstPrice } from '@tenfold/domain/valuation';
import type { CallContext } from '../../../platform/http/index.ts';
import { listValueVisible, type QuotaDeps } from '../../billing/index.ts';
import { getCurrentPrices, type Prices, showsReplays } from '../../company/index.ts';
import { type CompanyBasis, findCompanyBasis } from '../company-basis.ts';
import { valueOfForecast } from '../value-of-forecast.ts';
import { listStoredForecasts, type StoredForecast } from './own-forecasts-store.ts';

/** What the forecasts of one company have in common. */
interface ForecastCompany {
  readonly basis: CompanyBasis | null;
  readonly prices: Prices;
  readonly isVisible: boolean;
}

export async function listOwnForecasts(
  deps: QuotaDeps,
  caller: CallContext<'person'>,
): Promise<OwnForecast[]> {
  const { db, quota, config } = deps;
  const forecasts = await listStoredForecasts(db, caller.person.id);
  const symbols = [...new Set(forecasts.flatMap(({ symbol, otherSymbols }) => [symbol, ...otherSymbols]))];
  const visible = await listValueVisible(quota, { ...caller }, symbols);
  const companies = new Map<string, ForecastCompany>();
  for (const symbol of symbols) {
    companies.set(symbol, {
      basis: await findCompanyBasis(deps, symbol),
      prices: await getCurrentPrices(db, symbol, showsReplays(config)),
      isVisible: visible.has(symbol),
    });
  }
  return forecasts.flatMap((forecast) => {
    const company = companies.get(forecast.symbol);
    return company === undefined ? [] : [toOwnForecast(forecast, company, companies)];
  });
}

function toOwnForecast(
  { otherSymbols, ...forecast }: StoredForecast,
  company: ForecastCompany,
  companies: ReadonlyMap<string, ForecastCompany>,
): OwnForecast {
  const { basis, prices, isVisible } = company;
  const { stockPrice, lastTradeTime } = prices;
  return {
    ...forecast,
    companyName: basis?.listing.name ?? forecast.symbol,
    currency: basis?.listing.currency ?? 'USD',
    newestFiling: basis?.newestFiling ?? null,
    stockPrice,
    lastTradeTime,
    priceKind: prices.quote?.kind ?? null,
    priceStaleFrom: prices.quote?.staleFrom ?? null,
    valueVisible: isVisible,
    ...valueToday(forecast, company),
    otherListings: otherSymbols.flatMap((symbol) => {
      const other = companies.get(symbol);
      if (other === undefined) return [];
      const { valuePerShare, valueAgainstPrice: against } = valueToday(forecast, other);
      return { symbol, valuePerShare, valueAgainstPrice: against, valueVisible: other.isVisible };
    }),
  };
}

type ShownValue = Pick<OwnForecast, 'valuePerShare' | 'valueAgainstPrice' | 'why'>;

function valueToday(
  forecast: Omit<StoredForecast, 'otherSymbols'>,
  { basis, prices: { stockPrice, lastTradeTime }, isVisible }: ForecastCompany,
): ShownValue {
  if (!isVisible || basis === null) return { valuePerShare: null, valueAgainstPrice: null, why: null };
  const day = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  const { valuePerShare, why } = valueOfForecast(forecast, basis, day);
  const against =
    valuePerShare === null || stockPrice === null ? null : valueAgainstPrice(valuePerShare, stockPrice);
  return { valuePerShare, valueAgainstPrice: against, why };
}
