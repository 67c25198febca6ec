import type { PriceAlert } from '@tenfold/contract/alerts';
import { planLimits } from '@tenfold/contract/policy/plan-limits';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import type { Deps } from '../../../platform/deps.ts';
import { Conflict, NotFound } from '../../../platform/http/index.ts';
import { type AlertOwner, countAlerts, isDeleted, lockAlerts, setDeleted } from './alert-store.ts';
import { getAlert } from './arm-alert.ts';
import { refuseSame } from './same-alert.ts';

/** @throws NotFound */
export async function deleteAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: AlertOwner,
  id: number,
): Promise<void> {
  const deleted = await setDeleted(db, owner, id, clock.now());
  if (deleted.length === 0 && !(await isDeleted(db, owner, id))) throw alertNotFound();
}

/** It fires with the next price if its target was reached meanwhile. @throws NotFound, Conflict above the limit or where it was set again */
export function restoreAlert(
  { db }: Pick<Deps, 'db'>,
  owner: AlertOwner & { readonly plan: PlanKey },
  id: number,
): Promise<PriceAlert> {
  return db.transaction().execute(async (tx) => {
    await lockAlerts(tx, owner.accountId);
    if (await isDeleted(tx, owner, id)) {
      const limit = planLimits.priceAlerts[owner.plan];
      if ((await countAlerts(tx, owner.accountId)) >= limit) {
        throw new Conflict(`You have ${limit} price alerts, as many as your plan allows. Delete one first.`);
      }
      await setDeleted(tx, owner, id, null);
      const { price, side, model, state } = await getAlert(tx, owner, id);
      if (state !== 'fired') await refuseSame(tx, owner, { target: price, side, model, except: id }, 'price');
    }
    return getAlert(tx, owner, id);
  });
}

function alertNotFound(): NotFound {
  return new NotFound('This price alert doesn’t exist.');
}
