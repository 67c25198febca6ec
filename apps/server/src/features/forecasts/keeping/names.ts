import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { countForecasts, findForecastByName, type Owner } from './forecast-store.ts';

const maxForecasts = 100;

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, owner: Owner): Promise<void> {
  if ((await countForecasts(tx, owner)) < maxForecasts) return;
  throw new Conflict(`You have ${maxForecasts} forecasts of this company. Please delete one first.`);
}

export function nameInUse(name: string): Conflict {
  const message = `You already have a forecast called ${name}.`;
  return new Conflict(message, { name: message });
}

/** The name, or with the first number that makes it free. */
export async function findFreeName(tx: Db, owner: Owner, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if ((await findForecastByName(tx, owner, candidate)) === null) return candidate;
  }
}
