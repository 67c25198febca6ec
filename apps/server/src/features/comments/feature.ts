import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { registerComments } from './on-figures/routes.ts';
import { ownComments } from './own-comments.ts';
import { pruneCommentsNightly } from './prune-comments.ts';

export const comments = {
  name: 'comments',
  level: 6,
  dates: 'on screen',
  routes: registerComments,
  queues: (deps) => [pruneCommentsNightly(deps)],
  ownData: [ownComments],
} satisfies Feature<QuotaDeps>;
