import type { PriceAlert } from '@tenfold/contract/alerts';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { type AlertOwner, type Armed, listAlertsOf, type Model } from './alert-store.ts';

interface AlertTerms extends Pick<Armed, 'target' | 'side'> {
  readonly model: Model | null;
  /** Not held against itself. */
  readonly except?: number;
}

/** Another alert of the person that waits for the same. The caller has locked the person's alerts. */
export async function findSame(
  tx: Db,
  owner: AlertOwner,
  { target, side, model, except }: AlertTerms,
): Promise<PriceAlert | null> {
  const known = await listAlertsOf(tx, owner.accountId, owner.symbol);
  const same = known.find(
    (alert) =>
      alert.id !== except &&
      alert.state !== 'fired' &&
      (model === null
        ? alert.model === null && alert.price === target && alert.side === side
        : alert.model?.forecastId === model.forecastId && alert.model.margin === model.margin),
  );
  return same ?? null;
}

/** @throws Conflict under the field */
export async function refuseSame(
  tx: Db,
  owner: AlertOwner,
  waiting: AlertTerms,
  field: string,
): Promise<void> {
  if ((await findSame(tx, owner, waiting)) === null) return;
  const words = 'You already have this alert.';
  throw new Conflict(words, { [field]: words });
}
