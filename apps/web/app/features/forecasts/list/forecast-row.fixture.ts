import type { OwnForecast } from '@tenfold/contract/forecasts';
import { forecastId } from '@tenfold/contract/ids';

/** A saved forecast of Nike as the server lists it. */
export function ownForecastOf(differences: Partial<OwnForecast> = {}): OwnForecast {
  const filing = { accession: '0000320187-25-000047', form: '10-K', filed: '2025-07-17' };
  return {
    id: forecastId.parse(7),
    name: 'Recovery by 2028',
    symbol: 'NKE',
    companyName: 'Nike',
    currency: 'USD',
    updatedAt: '2025-10-30T15:52:00Z',
    revision: 4,
    startsFrom: 'averages',
    baseYear: 2025,
    values: {},
    requiredReturn: 0.09,
    terminalGrowth: 0.025,
    method: null,
    leverage: 'levered',
    ownFigures: {},
    copiedFrom: null,
    isShared: false,
    shareToken: null,
    versions: 4,
    newestFilingThen: filing,
    newestFiling: filing,
    stockPrice: 62.85,
    lastTradeTime: '2025-11-21T15:59:00-05:00',
    priceKind: 'close',
    priceStaleFrom: '2025-11-24T22:00:00-05:00',
    valuePerShare: 74.2,
    valueAgainstPrice: 74.2 / 62.85 - 1,
    why: null,
    valueVisible: true,
    otherListings: [],
    ...differences,
  };
}
