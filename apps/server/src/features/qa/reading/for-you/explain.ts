import type { AccountId, PostId } from '@tenfold/contract/ids';
import { type Reason, reasonKinds } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { readAuthors } from '../views/read-authors.ts';
import type { Picks } from './community-picks.ts';
import type { OwnReasons } from './own-reasons.ts';

/** What a reason can come from. */
interface Origins {
  readonly id: PostId;
  readonly author: AccountId | null;
  readonly symbols: readonly string[];
  /** Followed ones who answered it. */
  readonly answerers: readonly AccountId[];
  readonly isPopular: boolean;
  readonly isFeatured: boolean;
}

export interface Explained {
  /** The strongest of their own; none where it is gone. */
  readonly own: ReadonlyMap<PostId, Reason>;
  readonly community: ReadonlyMap<PostId, Reason>;
}

/** Why each of some questions is there for this person, as it is now. */
export async function explain(
  db: Db,
  ids: readonly PostId[],
  reasons: OwnReasons,
  picks: Picks,
): Promise<Explained> {
  const origins = await readOrigins(db, ids, reasons, picks);
  const names = await readNames(db, origins, reasons);
  const own = origins.flatMap((origin): [PostId, Reason][] => {
    const [strongest] = ownReasons(origin, reasons, names).sort(
      (one, other) => weakness(one) - weakness(other),
    );
    return strongest === undefined ? [] : [[origin.id, strongest]];
  });
  return { own: new Map(own), community: new Map(origins.map((origin) => [origin.id, ofCommunity(origin)])) };
}

function weakness({ kind }: Reason): number {
  return reasonKinds.indexOf(kind);
}

function ownReasons(
  { author, symbols, answerers }: Origins,
  { companies, followed }: OwnReasons,
  names: ReadonlyMap<AccountId, string>,
): Reason[] {
  const ofCompanies = symbols.flatMap((symbol) => companies.get(symbol) ?? []);
  const writers = author !== null && followed.includes(author) ? [author, ...answerers] : answerers;
  const ofContributors = writers.flatMap((id) => {
    const fullName = names.get(id);
    return fullName === undefined ? [] : [{ kind: 'contributor' as const, contributor: { id, fullName } }];
  });
  return [...ofCompanies, ...ofContributors];
}

function ofCommunity({ isPopular, isFeatured }: Origins): Reason {
  if (isPopular) return { kind: 'popular' };
  return { kind: isFeatured ? 'featured' : 'community' };
}

async function readOrigins(
  db: Db,
  ids: readonly PostId[],
  { followed }: OwnReasons,
  { recentAfter }: Picks,
): Promise<Origins[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Origins>`
    select post.id, account_id as author, featured_at is not null as "isFeatured",
           post.id > ${recentAfter} and likes > 0 as "isPopular",
           array (select symbol from qa_question_company where question_id = post.id order by place) as symbols,
           array (select account_id from qa_post as answer
                   where answer.question_id = post.id and kind = 'answer' and removed_at is null
                     and account_id = any(${followed}::bigint[])
                   order by id) as answerers
      from qa_post as post where post.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

async function readNames(
  db: Db,
  origins: readonly Origins[],
  { followed }: OwnReasons,
): Promise<ReadonlyMap<AccountId, string>> {
  const writers = origins.flatMap(({ author, answerers }) => [author, ...answerers]);
  const named = followed.filter((id) => writers.includes(id));
  const { authors } = await readAuthors(db, named);
  return new Map([...authors].map(([id, { fullName }]) => [id, fullName]));
}
