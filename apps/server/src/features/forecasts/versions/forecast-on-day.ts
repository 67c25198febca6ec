import type { ForecastOnDay } from '@tenfold/contract/forecasts';
import type { IsoDate } from '@tenfold/domain/facts';
import { restatedOwnFigures } from '@tenfold/domain/value-state';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound } from '../../../platform/http/index.ts';
import {
  buildFinancials,
  buildMoreRows,
  findNewestFiling,
  getForecastBase,
  loadCompanyFiguresOn,
} from '../../financials/index.ts';
import { filedCellsOf } from '../filed-cells-of.ts';
import { findForecast } from '../forecast/forecast-store.ts';
import { inputsOf } from '../forecast/inputs.ts';
import { forecastNotFound } from '../forecast/save-forecast.ts';
import { getVersionContent, listSealedVersions } from '../scoring/score-store.ts';
import type { OwnForecastId } from './read-versions.ts';
import { sealContent } from './sealed-content.ts';
import { splitFactors } from './split-factors.ts';

/** The version of that day over the filings, prices and estimates of that day. @throws NotFound */
export async function getForecastOnDay(
  deps: Pick<Deps, 'db' | 'documents'>,
  { owner, symbol, forecastId }: OwnForecastId,
  day: IsoDate,
): Promise<ForecastOnDay> {
  const { db } = deps;
  if ((await findForecast(db, owner, forecastId)) === null) throw forecastNotFound();
  const versions = await listSealedVersions(db, forecastId);
  const current = versions.findLast(({ savedAt }) => savedAt.toISOString().slice(0, 10) <= day);
  if (current === undefined) throw new NotFound('This forecast was saved later than that.');
  const figures = await loadCompanyFiguresOn(db, symbol, day);
  const base = figures === null ? null : getForecastBase(figures);
  if (figures === null || base === null) throw new NotFound('No full fiscal year was filed by then.');

  const version = await getVersionContent(db, forecastId, current.number);
  const factor = await splitFactors(deps, symbol);
  const inputs = {
    ...inputsOf(version),
    ownFigures: restatedOwnFigures(version.ownFigures, factor(version.splitsUntil)),
  };
  const newestFiling = await findNewestFiling(db, owner.cik, day);
  const { assumptions, typed } = sealContent(inputs, {
    symbol,
    base,
    newestFiling,
    splitsUntil: null,
    filed: filedCellsOf(buildFinancials(figures), buildMoreRows(figures)),
  });
  return {
    ...inputs,
    day,
    version: current.number,
    savedAt: current.savedAt.toISOString(),
    newestFiling,
    assumptions,
    typed: [...typed],
    base: { ...base, consensus: [...base.consensus] },
  };
}
