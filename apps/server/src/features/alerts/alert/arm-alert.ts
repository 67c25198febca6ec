import type { PriceAlert } from '@tenfold/contract/alerts';
import type { AlertId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Conflict, InvalidRequest, NotFound, Stale } from '../../../platform/http/index.ts';
import { ModelTargets } from '../models/model-target.ts';
import {
  type AlertOwner,
  type Armed,
  armAgain,
  countAlerts,
  findAlert,
  insertAlert,
  lockAlerts,
  lockModel,
  type Model,
  recordEvent,
} from './alert-store.ts';
import { lockPrice, sideFrom } from './lock-price.ts';
import { findSame, refuseSame } from './same-alert.ts';

type ArmDeps = Pick<Deps, 'db' | 'clock' | 'productClock' | 'config'>;

export type PlanOwner = AlertOwner & { readonly plan: PlanKey };
export type NewTarget = { readonly price: number } | Model;

/** @throws InvalidRequest at the price of now, Conflict above the limit, NotFound for a forecast that is not theirs */
export async function addAlert(deps: ArmDeps, owner: PlanOwner, wanted: NewTarget): Promise<PriceAlert> {
  const model = 'price' in wanted ? null : wanted;
  const field = model === null ? 'price' : 'margin';
  return deps.db.transaction().execute(async (tx) => {
    await lockAlerts(tx, owner.accountId);
    const armed = await arm(tx, deps, owner, wanted, field);
    const same = await findSame(tx, owner, { ...armed, model });
    if (same !== null) return same;
    await refuseAboveLimit(tx, owner);
    const id = await insertAlert(tx, owner, armed, model);
    await recordEvent(tx, id, 'set', armed.now, eventOf(armed));
    return getAlert(tx, owner, id);
  });
}

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, { accountId, plan }: PlanOwner): Promise<void> {
  const limit = limits.priceAlerts[plan];
  if ((await countAlerts(tx, accountId)) < limit) return;
  const more = plan === 'light' ? `, or upgrade to Investor for up to ${limits.priceAlerts.investor}` : '';
  throw new Conflict(`You have ${limit} price alerts, as many as your plan allows. Delete one${more}.`);
}

interface TargetChange {
  /** Undefined for whatever it is. */
  readonly epoch?: number | undefined;
  readonly price?: number | undefined;
  readonly margin?: number | undefined;
}

/**
 * An unchanged target changes nothing.
 *
 * @throws Stale with the alert as it is, when it was armed again elsewhere; Conflict where another one waits there
 */
export async function saveAlert(
  deps: ArmDeps,
  owner: AlertOwner,
  id: AlertId,
  { epoch, ...change }: TargetChange,
): Promise<PriceAlert> {
  const alert = await getAlert(deps.db, owner, id);
  const { model } = alert;
  const margin = model === null ? null : (change.margin ?? model.margin);
  const isSame = model === null ? (change.price ?? alert.price) === alert.price : margin === model.margin;
  if (isSame) return alert;
  const field = model === null ? 'price' : 'margin';
  const wanted =
    model === null || margin === null
      ? { price: change.price ?? alert.price }
      : { forecastId: model.forecastId, margin };
  return rearm(deps, owner, { id, epoch }, { wanted, field, kind: 'edited' });
}

/** @throws InvalidRequest at the price of now, Conflict where another one waits there */
export async function rearmAlert(deps: ArmDeps, owner: AlertOwner, id: AlertId): Promise<PriceAlert> {
  const alert = await getAlert(deps.db, owner, id);
  if (alert.state !== 'fired') return alert;
  const { model } = alert;
  const wanted = model ?? { price: alert.price };
  return rearm(deps, owner, alert, { wanted, field: 'price', kind: 'rearmed' });
}

interface Rearming {
  readonly wanted: NewTarget;
  readonly field: string;
  readonly kind: 'edited' | 'rearmed';
}

function rearm(
  deps: ArmDeps,
  owner: AlertOwner,
  alert: { readonly id: AlertId; readonly epoch: number | undefined },
  { wanted, field, kind }: Rearming,
): Promise<PriceAlert> {
  return deps.db.transaction().execute(async (tx) => {
    await lockAlerts(tx, owner.accountId);
    if (kind === 'rearmed') {
      // Another tab was faster.
      const now = await getAlert(tx, owner, alert.id);
      if (now.state !== 'fired') return now;
    }
    const armed = await arm(tx, deps, owner, wanted, field);
    const model = 'margin' in wanted ? wanted : null;
    await refuseSame(tx, owner, { ...armed, model, except: alert.id }, field);
    const epoch = alert.epoch ?? (await getAlert(tx, owner, alert.id)).epoch;
    if (!(await armAgain(tx, owner, { id: alert.id, epoch }, armed, model?.margin ?? null))) {
      throw new Stale('This alert was also changed elsewhere.', await getAlert(tx, owner, alert.id));
    }
    await recordEvent(tx, alert.id, kind, armed.now, eventOf(armed));
    return getAlert(tx, owner, alert.id);
  });
}

async function arm(
  tx: Db,
  { clock, productClock, config }: ArmDeps,
  owner: AlertOwner,
  wanted: NewTarget,
  field: string,
): Promise<Armed> {
  const now = clock.now();
  if ('forecastId' in wanted) await lockModel(tx, owner, wanted.forecastId);
  const priceNow = await lockPrice(tx, owner.symbol, config, now);
  const target = 'price' in wanted ? wanted.price : await modelTargetOf(tx, config, owner, wanted);
  const side = sideFrom(target, priceNow);
  if (side === 'is_price')
    throw new InvalidRequest('That is the price now.', { [field]: 'That is the price now.' });
  return { target, side, basisDay: priceNow.day, price: priceNow.price, now, armedAt: productClock.now() };
}

/** With its own time: readers are shown another than the one it is ordered by. */
function eventOf({ target, price, armedAt }: Armed) {
  return { target, price, at: armedAt };
}

/** @throws NotFound, InvalidRequest without a value above zero */
async function modelTargetOf(
  tx: Db,
  config: ArmDeps['config'],
  owner: AlertOwner,
  model: Model,
): Promise<number> {
  const found = await new ModelTargets(tx, config).find(owner, model);
  if (found.target !== null) return found.target;
  if (found.why === 'forecast_deleted') throw new NotFound('This forecast doesn’t exist.');
  const words = 'This forecast has no value above zero to set an alert from.';
  throw new InvalidRequest(words, { forecastId: words });
}

/** @throws NotFound */
export async function getAlert(db: Db, owner: AlertOwner, id: AlertId): Promise<PriceAlert> {
  const alert = await findAlert(db, owner, id);
  if (alert === null) throw new NotFound('This price alert doesn’t exist.');
  return alert;
}
