import type { Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';
import type { Notified } from '../../notifications/index.ts';
import { applySplits } from './apply-splits.ts';
import { onlyAwaited } from './awaited-prices.ts';
import { fireAlerts } from './fire-alerts.ts';
import { tellFired } from './fired-alert.ts';
import { resumeAlerts } from './resume-alerts.ts';
import { settleAgain, settleSides } from './settle-sides.ts';

/** In the transaction that stores the prices: what they fire is committed with them, or not at all. */
export async function evaluatePrices(tx: Db, recorded: readonly PriceMove[], now: Date): Promise<Notified[]> {
  const moves = await applySplits(tx, recorded, now);
  const awaited = await onlyAwaited(tx, moves);
  await resumeAlerts(tx, awaited, now);
  await settleSides(tx, awaited);
  const isAgain = ({ beginsAgain }: PriceMove) => beginsAgain;
  await settleAgain(tx, moves.filter(isAgain));
  const onward = moves.filter((move) => !isAgain(move));
  return tellFired(tx, await fireAlerts(tx, onward, now), now);
}
