import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId, ForecastId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound, Stale } from '../../../platform/http/index.ts';
import { getCompanyBasis } from '../company-basis.ts';
import { forecastChanged } from '../forecast-changed.ts';
import { sealContent } from '../versions/sealed-content.ts';
import { recordVersion } from '../versions/version-store.ts';
import { findForecast, lockForecast, updateInputs } from './forecast-store.ts';
import { checkChanges, type ForecastInputs, isSameInput, readValues } from './inputs.ts';

type ChangedInputs = { readonly [Name in keyof ForecastInputs]?: ForecastInputs[Name] | undefined };

interface Save {
  readonly forecastId: ForecastId;
  /** Undefined for whatever it is. */
  readonly revision: number | undefined;
  readonly changed: ChangedInputs;
  readonly startsVersion: boolean;
}

type SaveDeps = Pick<Deps, 'db' | 'documents' | 'clock' | 'productClock' | 'events'>;

/**
 * Writes only over the revision the changes were made on. What is there already is answered, whatever its revision: a
 * save whose answer was lost is sent again.
 *
 * @throws Stale with the forecast as it is, when somebody else changed it; InvalidRequest for a rate out of bounds
 */
export async function saveForecast(
  deps: SaveDeps,
  accountId: AccountId,
  symbol: string,
  { forecastId, revision, changed, startsVersion }: Save,
): Promise<SavedForecast> {
  const { listing, base, ...known } = await getCompanyBasis(deps, symbol);
  const owner = { accountId, cik: listing.cik };
  const now = deps.clock.now();
  const datedAt = deps.productClock.now();
  return deps.events.transact(deps.db, async (tx, emit) => {
    // In a save on whatever is there, nothing may change between reading and writing.
    if (revision === undefined) await lockForecast(tx, owner, forecastId);
    const current = await findForecast(tx, owner, forecastId);
    if (current === null) throw forecastNotFound();
    const inputs = withChanges(current, changed);
    if (isSameInput(current, inputs)) return current;
    checkChanges(current, inputs);
    const saved =
      current.revision === (revision ?? current.revision)
        ? await updateInputs(tx, owner, current, { inputs, symbol, now, datedAt })
        : null;
    if (saved === null) {
      const newer = await findForecast(tx, owner, forecastId);
      if (newer === null) throw forecastNotFound();
      if (isSameInput(newer, inputs)) return newer;
      throw new Stale('This forecast was also changed elsewhere.', newer);
    }
    if (base !== null) {
      const content = sealContent(saved, { ...known, base, symbol });
      await recordVersion(tx, forecastId, { content, now, datedAt, startsVersion });
    }
    await emit(forecastChanged, { forecastId });
    return saved;
  });
}

export function forecastNotFound(): NotFound {
  return new NotFound('This forecast doesn’t exist.');
}

function withChanges(current: ForecastInputs, changed: ChangedInputs): ForecastInputs {
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const inputs: ForecastInputs = { ...current, ...given };
  return { ...inputs, values: readValues(inputs.values, inputs.baseYear) };
}
