import { freeName } from '@tenfold/contract/policy/free-name';
import { limits } from '@tenfold/contract/policy/limits';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { countForecasts, findForecastByName, type Owner } from './forecast-store.ts';

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, owner: Owner): Promise<void> {
  if ((await countForecasts(tx, owner)) < limits.forecastsOfCompany) return;
  throw new Conflict(
    `You have ${limits.forecastsOfCompany} forecasts of this company. Please delete one first.`,
  );
}

export function nameInUse(name: string): Conflict {
  const message = `You already have a forecast called ${name}.`;
  return new Conflict(message, { name: message });
}

/** The name, or with the first number that makes it free. */
export function findFreeName(tx: Db, owner: Owner, name: string): Promise<string> {
  return freeName(name, async (each) => (await findForecastByName(tx, owner, each)) !== null);
}
