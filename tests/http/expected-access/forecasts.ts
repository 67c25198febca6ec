import {
  compareForecasts,
  copySharedForecast,
  createForecast,
  deleteForecast,
  duplicateForecast,
  getForecastOnDay,
  getForecastVersion,
  getScorecard,
  getSharedForecast,
  listForecastScores,
  listForecasts,
  listForecastVersions,
  listOwnForecasts,
  renameForecast,
  restoreForecast,
  restoreForecastVersion,
  saveForecast,
  shareForecast,
} from '@tenfold/contract/forecasts';
import { type AccessRow, everybody, onlyLight, row, signedIn } from './access-row.ts';

const lightForecast = { symbol: 'NKE', forecastId: 1 };

/** The first created is the one of Light. */
export const forecastAccess: readonly AccessRow[] = [
  row(
    createForecast,
    { params: { symbol: 'NKE' }, body: { name: 'Base case', values: { 2026: { margin: 0.1 } } } },
    signedIn(200),
  ),
  row(listForecasts, { params: { symbol: 'NKE' } }, signedIn(200)),
  row(
    saveForecast,
    {
      params: lightForecast,
      body: { revision: 1, values: { Terminal: { margin: '=margin[-1]' } } },
    },
    onlyLight(200),
  ),
  row(listOwnForecasts, {}, signedIn(200)),
  row(
    compareForecasts,
    { params: { symbol: 'NKE' }, query: { first: '1', second: 'averages' } },
    onlyLight(200),
  ),
  row(getScorecard, {}, signedIn(200)),
  row(renameForecast, { params: lightForecast, body: { name: 'Slow recovery' } }, onlyLight(200)),
  row(duplicateForecast, { params: lightForecast }, onlyLight(200)),
  row(listForecastScores, { params: lightForecast }, onlyLight(200)),
  row(listForecastVersions, { params: lightForecast }, onlyLight(200)),
  row(getForecastVersion, { params: { ...lightForecast, number: 1 } }, onlyLight(200)),
  row(getForecastOnDay, { params: { ...lightForecast, day: '2999-12-31' } }, onlyLight(200)),
  row(
    restoreForecastVersion,
    { params: { ...lightForecast, number: 1 }, body: { revision: 2 } },
    onlyLight(200),
  ),
  row(shareForecast, { params: lightForecast, body: { share: true } }, onlyLight(200)),
  row(getSharedForecast, { params: { token: 'of no link' } }, everybody(404)),
  row(copySharedForecast, { params: { token: 'of no link' }, body: {} }, signedIn(404)),
  row(deleteForecast, { params: lightForecast }, onlyLight(200)),
  row(restoreForecast, { params: lightForecast }, onlyLight(200)),
];
