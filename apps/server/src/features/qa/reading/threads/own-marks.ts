import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { OwnReaction } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Person } from '../../../../platform/http/index.ts';
import type { ThreadPost } from './thread.ts';

export type PostCounters = Pick<ThreadPost, 'likes' | 'dislikes' | 'children'>;

/** What is laid over a thread for one reader. */
export interface OwnMarks {
  readonly accountId: AccountId | null;
  readonly isEditor: boolean;
  readonly reactions: ReadonlyMap<PostId, OwnReaction>;
  readonly follows: ReadonlySet<PostId>;
  readonly bookmarks: ReadonlySet<PostId>;
  /** What they reported and didn’t withdraw. */
  readonly reports: ReadonlySet<PostId>;
  /** Newer than the thread’s: of what they voted on, or their own vote would be missing in it. */
  readonly counters: ReadonlyMap<PostId, PostCounters>;
  /** The same for readers who get the same. */
  readonly variant: string;
}

export const noMarks: OwnMarks = {
  accountId: null,
  isEditor: false,
  reactions: new Map(),
  follows: new Set(),
  bookmarks: new Set(),
  reports: new Set(),
  counters: new Map(),
  variant: '',
};

interface MarkRow {
  readonly mark: 'version' | 'vote' | 'follow' | 'bookmark' | 'report';
  readonly id: PostId;
  readonly value: number;
  /** Set for a vote alone. */
  readonly likes: number | null;
  readonly dislikes: number | null;
  readonly children: number | null;
}

export interface ReadMarks {
  readonly marks: OwnMarks;
  /** Versions of the questions among the posts, now: a thread of another version is read again. */
  readonly versions: ReadonlyMap<PostId, number>;
}

type SignedInReader = Pick<Person, 'id' | 'isSuperuser'>;

/** One query, however many posts. */
export async function readOwnMarks(
  db: Db,
  person: SignedInReader,
  posts: readonly ThreadPost[],
): Promise<ReadMarks> {
  const rows = await listMarks(db, person.id, posts);
  const of = (wanted: MarkRow['mark']) => rows.filter(({ mark }) => mark === wanted);
  const votes = of('vote');
  return {
    marks: {
      accountId: person.id,
      isEditor: person.isSuperuser,
      reactions: new Map(votes.map(({ id, value }) => [id, value as OwnReaction])),
      follows: new Set(of('follow').map(({ id }) => id)),
      bookmarks: new Set(of('bookmark').map(({ id }) => id)),
      reports: new Set(of('report').map(({ id }) => id)),
      counters: new Map(
        votes.map(({ id, likes, dislikes, children }) => [
          id,
          { likes: likes ?? 0, dislikes: dislikes ?? 0, children: children ?? 0 },
        ]),
      ),
      variant: variantOf(person, posts, rows),
    },
    versions: new Map(of('version').map(({ id, value }) => [id, value])),
  };
}

function variantOf(
  { id: reader, isSuperuser }: SignedInReader,
  posts: readonly ThreadPost[],
  rows: readonly MarkRow[],
) {
  const own = posts.filter(({ authorId }) => authorId === reader).map(({ id }) => id);
  const marked = rows
    .filter(({ mark }) => mark !== 'version')
    .map(({ mark, id, value, likes, dislikes, children }) =>
      [mark, id, value, likes, dislikes, children].join(':'),
    );
  if (!isSuperuser && own.length + marked.length === 0) return '';
  return `${isSuperuser ? 'editor' : 'person'} ${own.join()} ${marked.join()}`;
}

async function listMarks(db: Db, accountId: AccountId, posts: readonly ThreadPost[]): Promise<MarkRow[]> {
  const questions = posts.filter(({ kind }) => kind === 'question').map(({ id }) => id);
  const ids = sql`any(${posts.map(({ id }) => id)}::bigint[])`;
  const none = sql`null::integer as likes, null::integer as dislikes, null::integer as children`;
  const { rows } = await sql<MarkRow>`
    select 'version' as mark, post_id as id, version as value, ${none}
      from qa_question where post_id = any(${questions}::bigint[])
    union all
    select 'vote', post_id, value, likes, dislikes, children
      from qa_vote join qa_post on id = post_id where qa_vote.account_id = ${accountId} and post_id = ${ids}
    union all
    select 'follow', post_id, 1, ${none} from qa_follow where account_id = ${accountId} and post_id = ${ids}
    union all
    select 'bookmark', post_id, 1, ${none} from qa_bookmark where account_id = ${accountId} and post_id = ${ids}
    union all
    select 'report', post_id, 1, ${none} from qa_report
     where account_id = ${accountId} and post_id = ${ids} and withdrawn_at is null
    order by mark, id`.execute(db);
  return rows;
}
