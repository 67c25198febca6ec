import type { ForecastId } from '@tenfold/contract/ids';
import type { ForeseenFigure } from '../../../page-forecast/own-forecast.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import type { SessionStore } from '../session/session.ts';

/** Asks what the versions of the saved forecast on the page foresaw of years filed since. @returns how to stop */
export function followForeseen(symbol: string, store: SessionStore): () => void {
  let asked: ForecastId | null = null;
  return store.subscribe(({ open }) => {
    const id = open?.savedAs?.id ?? null;
    if (id === asked) return;
    asked = id;
    store.setState({ foreseen: new Map() });
    if (id === null) return;
    foreseenBy(symbol, id).then(
      (foreseen) => {
        if (asked === id) store.setState({ foreseen });
      },
      // The table compares with consensus, and says so.
      (cause) => logFailure('scores of a forecast', cause),
    );
  });
}

async function foreseenBy(
  symbol: string,
  forecastId: ForecastId,
): Promise<ReadonlyMap<string, ForeseenFigure>> {
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
