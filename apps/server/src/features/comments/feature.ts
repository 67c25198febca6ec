import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { markingRestated, notingChanged } from '../financials/index.ts';
import { commentsOnFigures } from './on-figures/figure-comment.ts';
import { registerComments } from './on-figures/routes.ts';
import { ownComments } from './own-comments.ts';
import { pruneCommentsNightly } from './prune-comments.ts';

export const comments = {
  name: 'comments',
  level: 6,
  dates: 'on screen',
  routes: registerComments,
  reactions: (deps) => [notingChanged(deps, commentsOnFigures)],
  loops: (deps) => [markingRestated(deps, commentsOnFigures)],
  queues: (deps) => [pruneCommentsNightly(deps)],
  ownData: [ownComments],
} satisfies Feature<QuotaDeps>;
