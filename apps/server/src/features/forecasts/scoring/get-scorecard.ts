import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { listForecastScores as call, Scorecard, ScoredForecastYear } from '@tenfold/contract/forecasts';
import { yearsBefore } from '@tenfold/domain/periods';
import { type LineComparison, lineComparisons } from '@tenfold/domain/scoring';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/index.ts';
import { listValueVisible, type QuotaDeps } from '../../billing/index.ts';
import { type CompanyBasis, findCompanyBasis } from '../company-basis.ts';
import { findForecast } from '../forecast/forecast-store.ts';
import { forecastNotFound } from '../forecast/save-forecast.ts';
import { listStoredForecasts, type StoredForecast } from '../overview/own-forecasts-store.ts';
import type { OwnForecastId } from '../versions/read-versions.ts';
import { splitFactors } from '../versions/split-factors.ts';
import { listScoresOf, scoreNewYears } from './new-scores.ts';

/** Years filed since the last time are scored first: a filing needs no job, and imported again it changes nothing. */
export async function getScorecard(deps: QuotaDeps, caller: CallContext<'person'>): Promise<Scorecard> {
  const { db, quota } = deps;
  const stored = await listStoredForecasts(db, caller.person.id);
  const symbols = [...new Set(stored.map(({ symbol }) => symbol))];
  const visible = await listValueVisible(quota, { ...caller }, symbols);
  const forecasts: Scorecard['forecasts'] = [];
  const years: ScoredForecastYear[] = [];
  const notScored: Scorecard['notScored'] = [];
  for (const symbol of symbols.filter((one) => visible.has(one))) {
    const basis = await findCompanyBasis(deps, symbol);
    const base = basis?.base ?? null;
    if (basis === null || base === null) continue;
    const own = stored.filter((forecast) => forecast.symbol === symbol);
    await scoreNewYears(deps, symbol, own, base.lastYear);
    const scores = await listScoresOf(deps, own);
    years.push(...scores.years);
    notScored.push(...scores.notScored);
    forecasts.push(...own.map((forecast) => describe(forecast, basis.listing, base, scores.years)));
  }
  return {
    forecasts,
    years: years.sort((one, other) => (one.filed < other.filed ? 1 : one.filed > other.filed ? -1 : 0)),
    lines: linesOf(years),
    notScored,
    withheld: symbols.filter((one) => !visible.has(one)),
  };
}

function describe(
  { id, name, symbol }: StoredForecast,
  listing: CompanyBasis['listing'],
  { lastYear, lastPeriodEnd }: NonNullable<CompanyBasis['base']>,
  years: readonly ScoredForecastYear[],
): Scorecard['forecasts'][number] {
  const own = years.filter(({ forecastId }) => forecastId === id);
  return {
    id,
    name,
    symbol,
    companyName: listing.name,
    lines: linesOf(own),
    nextYear: lastYear + 1,
    nextYearEnds: yearsBefore(lastPeriodEnd, -1),
  };
}

/** The headline counts what was predicted one year ahead. */
function linesOf(years: readonly ScoredForecastYear[]): LineComparison[] {
  return lineComparisons(
    years.filter(({ horizon }) => horizon === 1).map((year) => ({ ...year, ok: true as const })),
  );
}

/** @throws NotFound */
export async function listForecastScores(
  deps: Pick<Deps, 'db' | 'documents'>,
  { owner, symbol, forecastId: id }: OwnForecastId,
): Promise<ReplyOf<typeof call>> {
  if ((await findForecast(deps.db, owner, id)) === null) throw forecastNotFound();
  const basis = await findCompanyBasis(deps, symbol);
  if (basis === null || basis.base === null) return { years: [] };
  await scoreNewYears(deps, symbol, [{ id }], basis.base.lastYear);
  const { years } = await listScoresOf(deps, [{ id }]);
  const factor = await splitFactors(deps, symbol);
  return { years: years.map((year) => ({ ...year, splitFactor: factor(year.filed) })) };
}
