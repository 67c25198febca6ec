import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { ListComment } from '@tenfold/contract/lists';
import { limits } from '@tenfold/contract/policy/limits';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import {
  type CommentedThing,
  type CommentRow,
  figuredComments,
  listComments,
  type ThingKey,
} from '../../comments/index.ts';
import { listEntries } from '../companies/company-store.ts';
import { lockList, nextVersion } from '../list/list-store.ts';

const lists: Omit<CommentedThing, 'subjects'> = {
  async lock(tx, thing) {
    await lockList(tx, thing.account_id, listIdOf(thing));
  },
  async checkPlace(tx, { symbol = null, ...thing }) {
    if (symbol === null) return;
    const companies = await listEntries(tx, listIdOf(thing));
    if (companies.some((company) => company.symbol === symbol)) return;
    const message = `${symbol} is not on this list.`;
    throw new InvalidRequest(message, { symbol: message });
  },
  limit: limits.commentsOfList,
  whenFull: `A list holds at most ${limits.commentsOfList.toLocaleString('en-US')} comments.`,
  /** A list's comments are part of it. */
  async changed(tx, thing) {
    await sql`update list set version = ${nextVersion} where id = ${listIdOf(thing)}`.execute(tx);
  },
};

export const onList: CommentedThing = { ...lists, subjects: ['list', 'list_company'] };
export const onLens: CommentedThing = { ...lists, subjects: ['lens_cell'] };

export const commentsOnLists = figuredComments({
  name: 'list_comment',
  on: { ...lists, subjects: [...onList.subjects, ...onLens.subjects] },
  except: sql`exists (select from list where list.id = list_id and list.deleted_at is not null)`,
  placeOf: (comment) => ({ in: 'list_comment', listId: listIdOf(comment) }),
});

export function listKey(accountId: AccountId, listId: ListId): ThingKey {
  return { account_id: accountId, cik: null, list_id: listId };
}

export async function listCommentsOf(db: Db, accountId: AccountId, listId: ListId): Promise<ListComment[]> {
  return (await listComments(db, listKey(accountId, listId))).map(describeComment);
}

export function describeComment(row: CommentRow): ListComment {
  return {
    id: row.id,
    symbol: row.symbol,
    field: row.row_key,
    text: row.text,
    figures: row.figures,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function listIdOf({ list_id }: ThingKey): ListId {
  if (list_id === null) throw new RangeError('the comment is not on a list');
  return list_id;
}
