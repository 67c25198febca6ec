import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { getCompanyBasis } from '../company-basis.ts';
import { sealContent } from '../versions/sealed-content.ts';
import { recordVersion } from '../versions/version-store.ts';
import { findForecastByName, insertForecast, lockForecasts } from './forecast-store.ts';
import { type ForecastInputs, isSameInput, readValues } from './inputs.ts';
import { nameInUse, refuseAboveLimit } from './names.ts';

interface WantedForecast extends Omit<ForecastInputs, 'baseYear'> {
  readonly name: string;
  /** The company's last fiscal year unless given. */
  readonly baseYear?: number | undefined;
}

type CreateForecastDeps = Pick<Deps, 'db' | 'documents' | 'clock' | 'productClock'>;

/** @throws Conflict for a name in use, and above the limit */
export async function createForecast(
  deps: CreateForecastDeps,
  accountId: AccountId,
  symbol: string,
  wanted: WantedForecast,
): Promise<SavedForecast> {
  const { listing, base, ...known } = await getCompanyBasis(deps, symbol);
  if (base === null) {
    throw new InvalidRequest(`${symbol} has no full fiscal year yet that a forecast could start from.`);
  }
  const baseYear = wanted.baseYear ?? base.lastYear;
  const inputs = { ...wanted, baseYear, values: readValues(wanted.values, baseYear) };
  const owner = { accountId, cik: listing.cik };
  const now = deps.clock.now();
  const datedAt = deps.productClock.now();
  return deps.db.transaction().execute(async (tx) => {
    await lockForecasts(tx, owner);
    const existing = await findForecastByName(tx, owner, wanted.name);
    if (existing !== null) return sameOrRefused(existing, inputs);
    await refuseAboveLimit(tx, owner);
    const created = await insertForecast(tx, owner, { ...inputs, symbol, copiedFrom: null, now, datedAt });
    const content = sealContent(created, { ...known, base, symbol });
    await recordVersion(tx, created.id, { content, now, datedAt, startsVersion: true });
    return created;
  });
}

/** The answer to the first request was lost: the second asks for what is there. */
function sameOrRefused(existing: SavedForecast, wanted: ForecastInputs): SavedForecast {
  if (isSameInput(existing, wanted)) return existing;
  throw nameInUse(existing.name);
}
