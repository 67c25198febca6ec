import type { AccountId } from '@tenfold/contract/ids';
import { maxListNameLength, maxLists } from '@tenfold/contract/lists';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { countLists, findListByName } from './list-store.ts';

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, accountId: AccountId): Promise<void> {
  if ((await countLists(tx, accountId)) < maxLists) return;
  throw new Conflict(`You have ${maxLists.toLocaleString('en-US')} lists. Please delete one first.`);
}

export function nameInUse(name: string): Conflict {
  const message = `You already have a list called ${name}.`;
  return new Conflict(message, { name: message });
}

/** The name, or with the first number that makes it free. */
export async function findFreeName(tx: Db, accountId: AccountId, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? withEnding(name, '') : withEnding(name, ` ${number}`);
    if ((await findListByName(tx, accountId, candidate)) === null) return candidate;
  }
}

/** Within the longest name: what is too long is cut before the ending. */
export function withEnding(name: string, ending: string): string {
  const characters = [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment);
  while (characters.join('').length + ending.length > maxListNameLength) characters.pop();
  return `${characters.join('').trimEnd()}${ending}`;
}
