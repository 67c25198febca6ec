import type { Scorecard } from '@tenfold/contract/forecasts';
import type { Deps } from '../../../platform/deps.ts';
import { type CompanyFigures, loadCompanyFigures } from '../../financials/index.ts';
import type { StoredForecast } from '../overview/own-forecasts-store.ts';
import { scoreForecast } from './score-forecast.ts';
import { findFiguresVersion, listScores, listSealedVersions, recordScores } from './score-store.ts';

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
  let known: { version: number | null; figures: CompanyFigures | null } | null = null;
  for (const { id } of forecasts) {
    const versions = await listSealedVersions(db, id);
    const first = Math.min(...versions.map((version) => version.lastYear)) + 1;
    const years = Array.from({ length: Math.max(0, lastYear - first + 1) || 0 }, (_, at) => first + at);
    const done = new Set(scored.filter((score) => score.forecastId === id).map(({ year }) => year));
    const open = years.filter((year) => !done.has(year));
    if (open.length === 0) continue;
    known ??= {
      version: await findFiguresVersion(db, symbol),
      figures: await loadCompanyFigures(db, symbol),
    };
    const { version, figures } = known;
    if (figures === null) continue;
    await recordScores(db, { symbol, version }, await scoreForecast(db, id, versions, open, figures));
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
