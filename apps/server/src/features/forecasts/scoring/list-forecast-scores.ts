import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { listForecastScores as call } from '@tenfold/contract/forecasts';
import type { Deps } from '../../../platform/deps.ts';
import { findCompanyBasis } from '../company-basis.ts';
import { findForecast } from '../keeping/forecast-store.ts';
import { forecastNotFound } from '../keeping/save-forecast.ts';
import type { OwnForecastId } from '../versions/read-versions.ts';
import { splitFactors } from '../versions/split-factors.ts';
import { listScoresOf, scoreNewYears } from './new-scores.ts';

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
