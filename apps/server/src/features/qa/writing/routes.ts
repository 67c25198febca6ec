import type { FastifyInstance } from 'fastify';
import type { QuotaDeps } from '../../billing/index.ts';
import { openFreezing } from '../../financials/index.ts';
import { openNetworkHashes } from '../posts/network-hashes.ts';
import { registerAnswerWriting } from './answers/routes.ts';
import { registerDrafts } from './drafts/routes.ts';
import { registerFirstPosts } from './first-posts/routes.ts';
import { registerQuestionLists } from './lists/routes.ts';
import { registerQuestionWriting } from './questions/routes.ts';
import { registerReactions } from './reactions/routes.ts';
import { registerTags } from './tags/routes.ts';
import type { WriteDeps } from './write-deps.ts';

/** Figures that a text names are looked up before it is posted: that may take longer than a transaction should. */
export function registerWriting(app: FastifyInstance, deps: WriteDeps & QuotaDeps): void {
  const hash = openNetworkHashes(deps.db);
  const freeze = openFreezing(deps);
  registerQuestionWriting(app, deps, hash, freeze);
  registerAnswerWriting(app, deps, hash, freeze);
  registerFirstPosts(app, deps);
  registerReactions(app, deps, hash);
  registerDrafts(app, deps);
  registerQuestionLists(app, deps);
  registerTags(app, deps);
}
