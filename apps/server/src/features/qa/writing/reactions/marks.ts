import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Forbidden, NotFound } from '../../../../platform/http/index.ts';
import { lockPost, lockWriter, type PostKey } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';

const marks = {
  follow: { table: sql.table('qa_follow'), since: sql.ref('followed_at') },
  bookmark: { table: sql.table('qa_bookmark'), since: sql.ref('bookmarked_at') },
} as const;

/** @param isOn undefined: the other than it is @returns whether it is followed, or bookmarked, now @throws NotFound, Conflict before approval */
export function markPost(
  deps: WriteDeps,
  person: Doer,
  mark: keyof typeof marks,
  key: PostKey,
  isOn: boolean | undefined,
): Promise<boolean> {
  const now = deps.clock.now();
  const { table, since } = marks[mark];
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    requireAct(person, mark, await lockPost(tx, key));
    const { rows } = await sql`
      select from ${table} where post_id = ${key.id} and account_id = ${person.id}`.execute(tx);
    const wanted = isOn ?? rows.length === 0;
    if (wanted) {
      await sql`insert into ${table} (post_id, account_id, ${since}) values (${key.id}, ${person.id}, ${now})
                on conflict do nothing`.execute(tx);
    } else {
      await sql`delete from ${table} where post_id = ${key.id} and account_id = ${person.id}`.execute(tx);
    }
    return wanted;
  });
}

/** @returns whom the person follows now @throws NotFound who has nothing that everybody can read, Forbidden oneself */
export function followContributor(
  deps: WriteDeps,
  person: Doer,
  contributor: AccountId,
  isOn: boolean | undefined,
): Promise<AccountId[]> {
  if (contributor === person.id) throw new Forbidden('You can’t follow yourself.');
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const before = await listFollowed(tx, person.id);
    if (isOn ?? !before.includes(contributor)) {
      if (!(await hasContributed(tx, contributor))) throw new NotFound('This contributor doesn’t exist.');
      await sql`insert into qa_follow_contributor (contributor_id, account_id, followed_at)
                select id, ${person.id}, ${now} from account where id = ${contributor}
                on conflict do nothing`.execute(tx);
    } else {
      await sql`delete from qa_follow_contributor
                 where contributor_id = ${contributor} and account_id = ${person.id}`.execute(tx);
    }
    return listFollowed(tx, person.id);
  });
}

async function hasContributed(tx: Db, contributor: AccountId): Promise<boolean> {
  const { rows } = await sql`
    select from qa_post left join qa_question on post_id = id
     where account_id = ${contributor} and removed_at is null
       and (kind <> 'question' or approved_at is not null) limit 1`.execute(tx);
  return rows.length > 0;
}

async function listFollowed(tx: Db, accountId: AccountId): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select contributor_id as id from qa_follow_contributor
     where account_id = ${accountId} order by contributor_id`.execute(tx);
  return rows.map(({ id }) => id);
}
