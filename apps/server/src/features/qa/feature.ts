import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../platform/clock/index.ts';
import { reaction } from '../../platform/events/index.ts';
import type { Feature, QueueDeps } from '../../platform/feature.ts';
import { accountLeaves } from '../accounts/index.ts';
import { type BillingContext, openPayments } from '../billing/index.ts';
import type { CompanyDeps } from '../company/index.ts';
import { markingRestated, notingChanged } from '../financials/index.ts';
import { figuredPosts } from './figures/figured-posts.ts';
import { settleDueQuestions } from './life/settle-due-questions.ts';
import { registerModeration } from './moderation/routes.ts';
import { forgetNetworksNightly } from './nightly/forget-networks.ts';
import { recountNightly } from './nightly/recount.ts';
import { ownQuestions } from './own-questions.ts';
import { recountPointsNightly } from './points/recount-points.ts';
import { findRewards } from './points/rewards/find-rewards.ts';
import { handOverRewards } from './points/rewards/hand-over.ts';
import { registerRewards } from './points/rewards/routes.ts';
import { findRingsNightly } from './points/rings/find-rings.ts';
import { registerRings } from './points/rings/routes.ts';
import { leaveQuestions } from './posts/leave-questions.ts';
import { takeBackVotes } from './posts/take-back-votes.ts';
import { registerReading } from './reading/routes.ts';
import { lastTakenAway, listQuestionPages } from './reading/sitemap.ts';
import { registerReports } from './reports/routes.ts';
import { registerWriting } from './writing/routes.ts';
import { settleUser } from './writing/standing/settle-user.ts';

export const qa = {
  name: 'qa',
  level: 7,
  dates: 'on screen',
  routes(api: FastifyInstance, deps: CompanyDeps) {
    registerReading(api, deps);
    registerWriting(api, deps);
    registerModeration(api, deps);
    registerReports(api, deps);
    registerRewards(api, deps);
    registerRings(api, deps);
  },
  sitemap: listQuestionPages,
  sitemapTakenAway: lastTakenAway,
  commands: [settleUser],
  queues: (deps) => [
    recountNightly(deps),
    recountPointsNightly(deps),
    forgetNetworksNightly(deps),
    findRingsNightly(deps),
  ],
  loops: (deps) => {
    const billing = openBilling(deps);
    return [
      { name: 'questions', everyMs: 5_000, perform: () => settleDueQuestions(deps) },
      markingRestated(deps, figuredPosts),
      { name: 'rewards', everyMs: 60_000, perform: () => findRewards(deps) },
      { name: 'rewards to billing', everyMs: 10_000, perform: () => handOverRewards(billing, deps.db) },
    ];
  },
  prunes: [
    // What others wrote under a text keeps it.
    { table: 'qa_post', since: 'deleted_at', afterDays: 1, only: 'children = 0' },
    { table: 'qa_draft', since: 'deleted_at', afterDays: 1 },
    // They limit the votes of a day.
    { table: 'qa_vote_cast', since: 'cast_at', afterDays: 1 },
  ],
  leaving: takeBackVotes,
  reactions: ({ clock }) => [
    notingChanged({ clock }, figuredPosts),
    reaction(accountLeaves, async (tx, { accountId }) => {
      await leaveQuestions(tx, accountId, clock.now());
      return undefined;
    }),
  ],
  ownData: ownQuestions,
} satisfies Feature<CompanyDeps>;

/** Opened with the first use. Money is dated by the system’s clock, also where a past day is played. */
function openBilling(deps: QueueDeps): () => Promise<BillingContext> {
  const given = { ...deps, clock: systemClock };
  let opened: Promise<BillingContext> | null = null;
  return () => {
    opened ??= openPayments(given).then((payments) => ({ ...given, payments }));
    return opened;
  };
}
