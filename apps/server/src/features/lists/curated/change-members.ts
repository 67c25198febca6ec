import { newYorkDay } from '@tenfold/domain/market-hours';
import type { Db } from '../../../platform/db/index.ts';
import type { ListedSymbol } from '../companies/company-store.ts';
import { listMembers, setMembers } from './curated-store.ts';

/** What joined and what left is said with its day; another order is no change of members. @param isNew the first ones of a list */
export async function changeMembers(
  tx: Db,
  key: string,
  members: readonly ListedSymbol[],
  isNew: boolean,
  now: Date,
): Promise<boolean> {
  const before = await listMembers(tx, key);
  const after = members.map(({ symbol }) => symbol);
  if (before.join() === after.join()) return false;
  const added = after.filter((symbol) => !before.includes(symbol));
  const removed = before.filter((symbol) => !after.includes(symbol));
  if (isNew) await setMembers(tx, key, members, null, now);
  else if (added.length + removed.length === 0) await setMembers(tx, key, members, 'unchanged', now);
  else await setMembers(tx, key, members, { day: newYorkDay(now), added, removed }, now);
  return true;
}
