import type { ComparedForecast, ForecastDifference, SavedForecast } from '@tenfold/contract/forecasts';
import { forecastId } from '@tenfold/contract/ids';
import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { forecastDifference } from '@tenfold/domain/forecast-difference';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { defaultChoice } from '@tenfold/domain/valuation';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { getCurrentPrices, showsReplays } from '../../company/index.ts';
import { getCompanyBasis } from '../company-basis.ts';
import { findForecast, type Owner } from '../forecast/forecast-store.ts';
import { type ForecastInputs, inputsOf } from '../forecast/inputs.ts';
import { forecastNotFound } from '../forecast/save-forecast.ts';
import { getShared } from '../sharing/shared-store.ts';
import { stateOfForecast } from '../state-of-forecast.ts';

type DifferenceDeps = Pick<Deps, 'db' | 'documents' | 'config'>;

/** @throws NotFound when either is somebody else's, of another company, or shared no longer */
export async function compareForecasts(
  deps: DifferenceDeps,
  accountId: Parameters<typeof findSide>[1]['accountId'],
  symbol: string,
  names: { readonly first: string; readonly second: string },
): Promise<ForecastDifference> {
  const { listing, base, filed } = await getCompanyBasis(deps, symbol);
  const owner = { accountId, cik: listing.cik };
  const first = await findSide(deps.db, owner, names.first);
  const second = await findSide(deps.db, owner, names.second);
  if (base === null) throw new NotFound(`${symbol} has no full fiscal year on file.`);
  const { lastTradeTime } = await getCurrentPrices(deps.db, symbol, showsReplays(deps.config));
  const day: IsoDate | null = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  const current = (side: Side, other: Side) =>
    stateOfForecast(inputsBeside(side, other, base), base, filed, day);
  const {
    first: one,
    second: two,
    ...difference
  } = forecastDifference(current(first, second), current(second, first));
  return {
    symbol,
    companyName: listing.name,
    currency: listing.currency,
    columns: columnKeysAfter(base.lastYear),
    ...difference,
    lines: difference.lines.map((line) => ({ ...line, first: [...line.first], second: [...line.second] })),
    others: [...difference.others],
    first: toCompared(first, one),
    second: toCompared(second, two),
  };
}

/** Averages and analysts have no rates of their own: they are valued as what they are compared with. */
function inputsBeside(side: Side, other: Side, base: ForecastBase): ForecastInputs {
  if (side.forecast !== null) return inputsOf(side.forecast);
  const rates = other.forecast === null ? defaults : inputsOf(other.forecast);
  return {
    ...rates,
    startsFrom: side.kind === 'analysts' ? 'analysts' : 'averages',
    baseYear: base.lastYear,
    values: {},
  };
}

const defaults = {
  requiredReturn: defaultChoice.requiredReturn,
  terminalGrowth: defaultChoice.terminalGrowth,
  method: null,
  leverage: 'unlevered',
  ownFigures: {},
} as const;

type Value = ReturnType<typeof forecastDifference>['first'];

function toCompared({ kind, forecast }: Side, value: Value): ComparedForecast {
  return {
    kind,
    name: forecast?.name ?? null,
    id: kind === 'own' ? (forecast?.id ?? null) : null,
    valuePerShare: 'why' in value ? null : value.valuePerShare,
    why: 'why' in value ? value.why : null,
  };
}

interface Side {
  readonly kind: ComparedForecast['kind'];
  /** Null for averages and analysts. */
  readonly forecast: SavedForecast | null;
}

/** An id is a number; the token of a link has 32 characters. */
const idPattern = /^[1-9]\d{0,14}$/;

/** @throws NotFound */
async function findSide(db: Db, owner: Owner, name: string): Promise<Side> {
  if (name === 'averages' || name === 'analysts') return { kind: name, forecast: null };
  if (idPattern.test(name)) {
    const forecast = await findForecast(db, owner, forecastId.parse(Number(name)));
    if (forecast === null) throw forecastNotFound();
    return { kind: 'own', forecast };
  }
  const { cik, ...forecast } = await getShared(db, name);
  if (cik !== owner.cik) throw forecastNotFound();
  return { kind: 'shared', forecast };
}
