import type { ComparedForecast, SavedForecast } from '@tenfold/contract/forecasts';
import type { Db } from '../../../platform/db/index.ts';
import { findForecast, type Owner } from '../keeping/forecast-store.ts';
import { forecastNotFound } from '../keeping/save-forecast.ts';
import { getShared } from '../sharing/shared-store.ts';

export interface Side {
  readonly kind: ComparedForecast['kind'];
  /** Null for averages and analysts. */
  readonly forecast: SavedForecast | null;
}

/** An id is a number; the token of a link has 32 characters. */
const idPattern = /^\d{1,15}$/;

/** @throws NotFound */
export async function findSide(db: Db, owner: Owner, name: string): Promise<Side> {
  if (name === 'averages' || name === 'analysts') return { kind: name, forecast: null };
  if (idPattern.test(name)) {
    const forecast = await findForecast(db, owner, Number(name));
    if (forecast === null) throw forecastNotFound();
    return { kind: 'own', forecast };
  }
  const { cik, ...forecast } = await getShared(db, name);
  if (cik !== owner.cik) throw forecastNotFound();
  return { kind: 'shared', forecast };
}
