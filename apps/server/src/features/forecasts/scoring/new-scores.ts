import type { Scorecard } from '@tenfold/contract/forecasts';
import type { Deps } from '../../../platform/deps.ts';
import { loadCompanyFigures } from '../../financials/index.ts';
import type { StoredForecast } from '../overview/own-forecasts-store.ts';
import { scoreForecast } from './score-forecast.ts';
import { listScores, listSealedVersions } from './score-store.ts';

/** Years filed since the last time. */
export async function scoreNewYears(
  { db }: Pick<Deps, 'db'>,
  symbol: string,
  forecasts: readonly Pick<StoredForecast, 'id'>[],
  lastYear: number,
): Promise<void> {
  const scored = await listScores(
    db,
    forecasts.map(({ id }) => id),
  );
  let figures: Awaited<ReturnType<typeof loadCompanyFigures>> = null;
  for (const { id } of forecasts) {
    const versions = await listSealedVersions(db, id);
    const first = Math.min(...versions.map((version) => version.lastYear)) + 1;
    const years = Array.from({ length: Math.max(0, lastYear - first + 1) || 0 }, (_, at) => first + at);
    const known = new Set(scored.filter((score) => score.forecastId === id).map(({ year }) => year));
    const open = years.filter((year) => !known.has(year));
    if (open.length === 0) continue;
    figures ??= await loadCompanyFigures(db, symbol);
    if (figures !== null) await scoreForecast(db, id, versions, open, figures);
  }
}

type Scores = Pick<Scorecard, 'years' | 'notScored'>;

/** Newest filing first. */
export async function listScoresOf(
  { db }: Pick<Deps, 'db'>,
  forecasts: readonly Pick<StoredForecast, 'id'>[],
): Promise<Scores> {
  const stored = await listScores(
    db,
    forecasts.map(({ id }) => id),
  );
  const scores: Scores = { years: [], notScored: [] };
  for (const { outcome, version, savedAt, ...ofYear } of stored) {
    if (outcome === null || version === null || savedAt === null) continue;
    if (outcome.ok) {
      const { rows, levels, ...score } = outcome;
      scores.years.push({
        ...score,
        ...ofYear,
        version,
        savedAt: savedAt.toISOString(),
        rows: [...rows],
        levels: [...levels],
      });
    } else scores.notScored.push({ ...ofYear, why: outcome.why });
  }
  return scores;
}
