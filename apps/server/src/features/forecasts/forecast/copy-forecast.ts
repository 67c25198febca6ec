import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { getCompanyBasis } from '../company-basis.ts';
import { sealContent } from '../versions/sealed-content.ts';
import { recordVersion } from '../versions/version-store.ts';
import { insertForecast, lockForecasts } from './forecast-store.ts';
import type { ForecastInputs } from './inputs.ts';
import { findFreeName, refuseAboveLimit } from './names.ts';

interface Copied extends ForecastInputs {
  readonly name: string;
  readonly copiedFrom: string;
}

type CopyDeps = Pick<Deps, 'db' | 'documents' | 'clock' | 'productClock'>;

/** Named as wanted, or with a number where that is taken. @throws Conflict above the limit */
export async function copyForecast(
  deps: CopyDeps,
  accountId: AccountId,
  symbol: string,
  copied: Copied,
): Promise<SavedForecast> {
  const { listing, base, ...known } = await getCompanyBasis(deps, symbol);
  const owner = { accountId, cik: listing.cik };
  const now = deps.clock.now();
  const datedAt = deps.productClock.now();
  return deps.db.transaction().execute(async (tx) => {
    await lockForecasts(tx, owner);
    await refuseAboveLimit(tx, owner);
    const name = await findFreeName(tx, owner, copied.name);
    const copy = await insertForecast(tx, owner, { ...copied, name, symbol, now, datedAt });
    if (base !== null) {
      const content = sealContent(copy, { ...known, base, symbol });
      await recordVersion(tx, copy.id, { content, now, datedAt, startsVersion: true });
    }
    return copy;
  });
}
