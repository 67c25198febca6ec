import type { Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';
import type { Notified } from '../../notifications/index.ts';
import { applySplits } from './apply-splits.ts';
import { fireAlerts } from './fire-alerts.ts';
import { tellFired } from './fired-alert.ts';
import { resumeAlerts } from './resume-alerts.ts';
import { settleSides } from './settle-sides.ts';

/** In the transaction that stores the prices: what they fire is committed with them, or not at all. */
export async function evaluatePrices(tx: Db, recorded: readonly PriceMove[], now: Date): Promise<Notified[]> {
  const moves = await applySplits(tx, recorded, now);
  await resumeAlerts(tx, moves, now);
  await settleSides(tx, moves);
  const fired = await fireAlerts(
    tx,
    moves.filter(({ beginsAgain }) => !beginsAgain),
    now,
  );
  return tellFired(tx, fired, now);
}
