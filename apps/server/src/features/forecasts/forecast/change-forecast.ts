import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { forecastChanged } from '../forecast-changed.ts';
import {
  findDeleted,
  findForecast,
  findForecastByName,
  lockForecasts,
  type Owner,
  undelete,
  updateForecast,
} from './forecast-store.ts';
import { findFreeName, nameInUse, refuseAboveLimit } from './names.ts';
import { forecastNotFound } from './save-forecast.ts';

/** @throws NotFound, Conflict */
export async function renameForecast(
  db: Db,
  owner: Owner,
  id: ForecastId,
  name: string,
): Promise<SavedForecast> {
  return db.transaction().execute(async (tx) => {
    await lockForecasts(tx, owner);
    const other = await findForecastByName(tx, owner, name);
    if ((await findForecast(tx, owner, id)) === null) throw forecastNotFound();
    if (other !== null && other.id !== id) throw nameInUse(other.name);
    const renamed = await updateForecast(tx, owner, id, { name });
    if (renamed === null) throw forecastNotFound();
    return renamed;
  });
}

/** @throws NotFound */
export function deleteForecast(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  owner: Owner,
  id: ForecastId,
): Promise<void> {
  return events.transact(db, async (tx, emit) => {
    const deleted = await updateForecast(tx, owner, id, { deleted_at: clock.now() });
    if (deleted !== null) await emit(forecastChanged, { forecastId: id });
    else if ((await findDeleted(tx, owner, id)) === null) throw forecastNotFound();
  });
}

/** Under another name where its own was taken meanwhile. @throws NotFound, Conflict */
export function restoreForecast(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  owner: Owner,
  id: ForecastId,
): Promise<SavedForecast> {
  return events.transact(db, async (tx, emit) => {
    await lockForecasts(tx, owner);
    const deleted = await findDeleted(tx, owner, id);
    if (deleted === null) throw forecastNotFound();
    await refuseAboveLimit(tx, owner);
    const restored = await undelete(tx, owner, id, await findFreeName(tx, owner, deleted.name));
    if (restored === null) throw forecastNotFound();
    await emit(forecastChanged, { forecastId: id });
    return restored;
  });
}
