import type { FastifyInstance } from 'fastify';
import type { CompanyDeps } from '../../company/index.ts';
import { registerContributors } from './contributors/routes.ts';
import { CommunityPicks } from './for-you/community-picks.ts';
import { registerQuestions } from './questions/routes.ts';
import { registerQueues } from './queues/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerSettings } from './settings/routes.ts';
import { registerThread } from './thread/routes.ts';
import { ThreadCache } from './threads/thread-cache.ts';

/** Everything that is read of the community. */
export function registerReading(api: FastifyInstance, deps: CompanyDeps): void {
  const threads = new ThreadCache(deps.db);
  deps.changes.follow(threads.changes);
  deps.changes.follow(threads.accountChanges);
  const given = { ...deps, threads, picks: new CommunityPicks(deps) };
  registerQuestions(api, given);
  registerSearch(api, given);
  registerThread(api, given);
  registerContributors(api, given);
  registerQueues(api, given);
  registerSettings(api, given);
}
