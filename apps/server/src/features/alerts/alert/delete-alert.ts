import type { PriceAlert } from '@tenfold/contract/alerts';
import type { AlertId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { type AlertOwner, isDeleted, lockAlerts, setDeleted } from './alert-store.ts';
import { getAlert, type PlanOwner, refuseAboveLimit } from './arm-alert.ts';
import { refuseSame } from './same-alert.ts';

/** @throws NotFound */
export async function deleteAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: AlertOwner,
  id: AlertId,
): Promise<void> {
  const deleted = await setDeleted(db, owner, id, clock.now());
  if (deleted.length === 0 && !(await isDeleted(db, owner, id))) throw alertNotFound();
}

/** It fires with the next price if its target was reached meanwhile. @throws NotFound, Conflict above the limit or where it was set again */
export function restoreAlert({ db }: Pick<Deps, 'db'>, owner: PlanOwner, id: AlertId): Promise<PriceAlert> {
  return db.transaction().execute(async (tx) => {
    await lockAlerts(tx, owner.accountId);
    if (await isDeleted(tx, owner, id)) {
      await refuseAboveLimit(tx, owner);
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
