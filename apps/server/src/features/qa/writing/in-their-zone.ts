import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { findTimeZone } from '../../notifications/index.ts';

/** `Nov 27 at 9:12 AM`, by the clock of the person. */
export async function inTheirZone(tx: Db, accountId: AccountId, time: Date): Promise<string> {
  const timeZone = await findTimeZone(tx, accountId);
  const date = time.toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' });
  const clock = time.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // A space that doesn’t break would be another one where the sentence is compared or searched.
  return `${date} at ${clock.replaceAll('\u202F', ' ')}`;
}
