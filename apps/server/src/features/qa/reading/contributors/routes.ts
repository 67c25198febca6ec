import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { PostId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve, serveCached } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import { describeLimit } from '../../writing/standing/read-limits.ts';
import { Momentary } from '../momentary.ts';
import { describePage } from '../questions/describe-page.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { readAuthors } from '../views/read-authors.ts';
import { type Contributed, countContributed, describeContributor } from './contributor.ts';
import { countTabs } from './count-tabs.ts';
import { readLeaderboard } from './leaderboard.ts';
import { describePoints } from './points-entries.ts';
import { searchContributors } from './search-contributors.ts';

const leaderboardMs = 1_000;
/** How long visitors may be sent the same counts, like the pages of questions below them. */
const contributedMs = 1_000;
const mostContributors = 500;
const recent = 5;

export function registerContributors(app: FastifyInstance, deps: ReadingDeps): void {
  const { db, clock, documents } = deps;
  const leaders = new Momentary<ReplyOf<typeof calls.getLeaderboard>['leaderboard']>(leaderboardMs, 1);
  const contributed = new Momentary<Contributed>(contributedMs, mostContributors);

  serveCached(app, calls.getLeaderboard, documents.replies, async () => {
    const { value, stamp } = await leaders.find('all', () => readLeaderboard(db));
    return { versions: [], variant: stamp, build: () => ({ leaderboard: value }) };
  });

  serve(app, calls.searchContributors, async ({ query: { q } }) => ({
    contributors: await searchContributors(db, q),
  }));

  serve(app, calls.getContributor, async ({ params: { id } }, { person }) => {
    const count = () => countContributed(db, id);
    const counts = person === null ? (await contributed.find(String(id), count)).value : await count();
    return describeContributor(db, person?.id ?? null, id, counts);
  });

  serve(app, calls.getMyContribution, async (_, { person }) => {
    const points = await describePoints(db, person.id, clock.now());
    const { authors } = await readAuthors(db, [person.id]);
    const { build } = await describePage(deps, person, await listRecent(person.id));
    return {
      ...points,
      limited: await describeLimit(db, person.id, clock.now()),
      upvotes: authors.get(person.id)?.qaUpvotes ?? 0,
      recentQuestions: build(),
      tabs: await countTabs(deps, person.id),
    };
  });

  /** Also those that wait or were rejected: they are the person’s own. */
  function listRecent(accountId: NonNullable<Parameters<typeof describeContributor>[1]>) {
    return db
      .withTables<QaTables>()
      .selectFrom('qa_question')
      .innerJoin('qa_post', 'qa_post.id', 'qa_question.post_id')
      .select(['qa_post.id', 'qa_question.version'])
      .where('qa_post.account_id', '=', accountId)
      .where('qa_post.kind', '=', 'question')
      .where('qa_post.deleted_at', 'is', null)
      .orderBy('qa_post.id', 'desc')
      .limit(recent)
      .execute() as Promise<{ id: PostId; version: number }[]>;
  }
}
