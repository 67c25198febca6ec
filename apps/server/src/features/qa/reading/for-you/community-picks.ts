import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { Momentary } from '../momentary.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';

/** Those of the month are read one by one, so once for all who ask meanwhile. */
const picksMs = 30_000;
const monthMs = 30 * 24 * 60 * 60 * 1_000;
const mostOfEach = 30;
const most = 40;
/** Where the community has less that is popular or featured, the newest fill a page. */
const least = 20;

/** What the community has for somebody without reasons of their own. */
export interface Picks {
  /** Questions with a higher number were asked within thirty days. */
  readonly recentAfter: PostId;
  /** Popular this month, then featured, then the newest. Whether each is still there is checked when it is read. */
  readonly ids: readonly PostId[];
}

export class CommunityPicks {
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #read = new Momentary<Picks>(picksMs, 1);

  constructor(deps: Pick<Deps, 'db' | 'clock'>) {
    this.#deps = deps;
  }

  async find(): Promise<Picks> {
    const { db, clock } = this.#deps;
    return (await this.#read.find('all', () => readPicks(db, clock.now()))).value;
  }
}

export async function readPicks(db: Db, now: Date): Promise<Picks> {
  const recentAfter = await findLastBefore(db, new Date(now.getTime() - monthMs));
  const [popular, featured, newest] = await Promise.all([
    listPopular(db, recentAfter),
    listFeatured(db),
    listNewest(db),
  ]);
  const chosen = [...new Set([...popular, ...featured])].slice(0, most);
  const filled = [...new Set([...chosen, ...newest])].slice(0, Math.max(least, chosen.length));
  return { recentAfter, ids: filled };
}

/** Their numbers grow with their times, so one number stands for the time. */
async function findLastBefore(db: Db, time: Date): Promise<PostId> {
  const { rows } = await sql<{ id: PostId }>`
    select id from qa_post where kind = 'question' and created_at < ${time}
     order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? (0 as PostId);
}

async function listPopular(db: Db, recentAfter: PostId): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select post.id from qa_post as post join qa_question as question on question.post_id = post.id
     where post.kind = 'question' and post.id > ${recentAfter} and post.likes > 0 and ${visibleQuestion}
     order by post.likes desc, post.id desc limit ${mostOfEach}`.execute(db);
  return rows.map(({ id }) => id);
}

async function listFeatured(db: Db): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select post.id from qa_post as post join qa_question as question on question.post_id = post.id
     where post.kind = 'question' and post.featured_at is not null and ${visibleQuestion}
     order by post.id desc limit ${mostOfEach}`.execute(db);
  return rows.map(({ id }) => id);
}

async function listNewest(db: Db): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select post.id from qa_post as post join qa_question as question on question.post_id = post.id
     where post.kind = 'question' and ${visibleQuestion}
     order by post.id desc limit ${least}`.execute(db);
  return rows.map(({ id }) => id);
}
