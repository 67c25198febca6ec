import type { OwnForecast } from '@tenfold/contract/forecasts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { valueAgainstPrice } from '@tenfold/domain/valuation';
import { valueOfState } from '@tenfold/domain/value-state';
import type { CallContext } from '../../../platform/http/index.ts';
import { listValueVisible, type QuotaDeps } from '../../billing/index.ts';
import { getCurrentPrices, type Prices, showsReplays } from '../../company/index.ts';
import { type CompanyBasis, findCompanyBasis } from '../company-basis.ts';
import { stateOfForecast } from '../state-of-forecast.ts';
import { listStoredForecasts, type StoredForecast } from './own-forecasts-store.ts';

/** Of each company, what its forecasts have in common. */
interface Company {
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
  const symbols = [...new Set(forecasts.map(({ symbol }) => symbol))];
  const visible = await listValueVisible(quota, { ...caller }, symbols);
  const companies = new Map<string, Company>();
  for (const symbol of symbols) {
    companies.set(symbol, {
      basis: await findCompanyBasis(deps, symbol),
      prices: await getCurrentPrices(db, symbol, showsReplays(config)),
      isVisible: visible.has(symbol),
    });
  }
  return forecasts.flatMap((forecast) => {
    const company = companies.get(forecast.symbol);
    return company === undefined ? [] : [toOwnForecast(forecast, company)];
  });
}

function toOwnForecast(forecast: StoredForecast, { basis, prices, isVisible }: Company): OwnForecast {
  const { stockPrice, lastTradeTime } = prices;
  return {
    ...forecast,
    companyName: basis?.listing.name ?? forecast.symbol,
    currency: basis?.listing.currency ?? 'USD',
    newestFiling: basis?.newestFiling ?? null,
    ...{ stockPrice, lastTradeTime, priceKind: prices.quote?.kind ?? null, valueVisible: isVisible },
    ...(isVisible && basis !== null
      ? valueToday(forecast, basis, prices)
      : { valuePerShare: null, valueAgainstPrice: null, why: null }),
  };
}

type Value = Pick<OwnForecast, 'valuePerShare' | 'valueAgainstPrice' | 'why'>;

function valueToday(
  forecast: StoredForecast,
  { base, filed }: CompanyBasis,
  { stockPrice, lastTradeTime }: Prices,
): Value {
  if (base === null) return { valuePerShare: null, valueAgainstPrice: null, why: 'no_history' };
  const day = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  const value = valueOfState(stateOfForecast(forecast, base, filed, day).state);
  if (!value.ok) return { valuePerShare: null, valueAgainstPrice: null, why: value.why };
  const { valuePerShare } = value;
  const against = stockPrice === null ? null : valueAgainstPrice(valuePerShare, stockPrice);
  return { valuePerShare, valueAgainstPrice: against, why: null };
}
