import type { AccountId } from '@tenfold/contract/ids';
import { freeName } from '@tenfold/contract/policy/free-name';
import { limits } from '@tenfold/contract/policy/limits';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { countLists, findListByName } from './list-store.ts';

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, accountId: AccountId): Promise<void> {
  if ((await countLists(tx, accountId)) < limits.lists) return;
  throw new Conflict(`You have ${limits.lists.toLocaleString('en-US')} lists. Please delete one first.`);
}

export function nameInUse(name: string): Conflict {
  const message = `You already have a list called ${name}.`;
  return new Conflict(message, { name: message });
}

/** The name, or with the first number that makes it free. */
export function findFreeName(tx: Db, accountId: AccountId, name: string): Promise<string> {
  return freeName(name, async (each) => (await findListByName(tx, accountId, each)) !== null);
}
