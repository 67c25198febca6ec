import type { SavedForecast, SharedForecast } from '@tenfold/contract/forecasts';
import { resolveForecast } from '@tenfold/domain/custom-forecast';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { fairValue, valuationColumns, withOwnFigures } from '@tenfold/domain/valuation';
import { valueOfState } from '@tenfold/domain/value-state';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { getCurrentPrices, showsReplays } from '../../company/index.ts';
import { toFinancialsColumn } from '../../financials/index.ts';
import { getCompanyBasis } from '../company-basis.ts';
import { inputsOf } from '../forecast/inputs.ts';
import { stateOfForecast } from '../state-of-forecast.ts';

/** The model over the filings of today, valued on the day of the price as its owner sees it, and nothing of its owner. */
export async function describeShared(
  { db, documents, config }: Pick<Deps, 'db' | 'documents' | 'config'>,
  shared: SavedForecast & { symbol: string },
): Promise<SharedForecast> {
  const { symbol, name, updatedAt } = shared;
  const inputs = inputsOf(shared);
  const { listing, base, filed } = await getCompanyBasis({ db, documents }, symbol);
  if (base === null) throw new NotFound(`${symbol} has no full fiscal year on file.`);
  const ownBase = withOwnFigures(base, inputs.ownFigures);
  const { forecast, typed } = resolveForecast(base, { ...inputs, cells: inputs.values }, filed);
  const { lastTradeTime } = await getCurrentPrices(db, symbol, showsReplays(config));
  const day = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  const value = valueOfState(stateOfForecast(inputs, base, filed, day).state);
  const walk = fairValue(ownBase, forecast, inputs);
  return {
    name,
    updatedAt,
    symbol,
    ...inputs,
    companyName: listing.name,
    currency: listing.currency,
    reportedCurrency: listing.reportedCurrency ?? listing.currency,
    columns: valuationColumns(forecast, walk, inputs).map(toFinancialsColumn),
    typedCells: typed.map(({ column, row }) => `${column} ${row}`),
    valuePerShare: value.ok ? value.valuePerShare : null,
    valuationDate: day ?? base.lastPeriodEnd,
    why: value.ok ? null : value.why,
  };
}
