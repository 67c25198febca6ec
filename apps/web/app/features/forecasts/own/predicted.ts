import type { ForecastId } from '@tenfold/contract/ids';
import type { PredictedFigure } from '../../../page-forecast/own-forecast.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import type { SessionStore } from '../session/session.ts';

/** Asks what the versions of the saved forecast on the page foresaw of years filed since. @returns how to stop */
export function followPredicted(symbol: string, store: SessionStore): () => void {
  let requested: ForecastId | null = null;
  return store.subscribe(({ open }) => {
    const id = open?.savedAs?.id ?? null;
    if (id === requested) return;
    requested = id;
    store.setState({ predicted: new Map() });
    if (id === null) return;
    listPredicted(symbol, id).then(
      (predicted) => {
        if (requested === id) store.setState({ predicted });
      },
      // The table compares with consensus, and says so.
      (cause) => logFailure('scores of a forecast', cause),
    );
  });
}

async function listPredicted(
  symbol: string,
  forecastId: ForecastId,
): Promise<ReadonlyMap<string, PredictedFigure>> {
  const { years } = await browserApi.call('GET /company/{symbol}/forecast/{forecastId}/scores', {
    params: { symbol, forecastId },
  });
  return new Map(
    years.flatMap(({ year, levels, savedAt, splitFactor }) =>
      levels.flatMap(({ row, actual, mine: { forecast } }) => {
        if (actual === null || forecast === null) return [];
        const factor = row === 'earningsPerShare' ? splitFactor : 1;
        const figure = {
          forecast: forecast / factor,
          actual: actual / factor,
          savedOn: savedAt.slice(0, 10),
        };
        return [[`${year} ${row}`, figure] as const];
      }),
    ),
  );
}
