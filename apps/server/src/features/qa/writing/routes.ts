import type { FastifyInstance } from 'fastify';
import { openNetworkHashes } from '../posts/network-hashes.ts';
import { registerAnswerWriting } from './answers/routes.ts';
import { registerDrafts } from './drafts/routes.ts';
import { registerFirstPosts } from './first-posts/routes.ts';
import { registerQuestionLists } from './lists/routes.ts';
import { registerQuestionWriting } from './questions/routes.ts';
import { registerReactions } from './reactions/routes.ts';
import { registerTags } from './tags/routes.ts';
import type { WriteDeps } from './write-deps.ts';

export function registerWriting(app: FastifyInstance, deps: WriteDeps): void {
  const hash = openNetworkHashes(deps.db);
  registerQuestionWriting(app, deps, hash);
  registerAnswerWriting(app, deps, hash);
  registerFirstPosts(app, deps);
  registerReactions(app, deps, hash);
  registerDrafts(app, deps);
  registerQuestionLists(app, deps);
  registerTags(app, deps);
}
