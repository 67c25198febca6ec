import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import { markingRestated, notingChanged } from '../financials/index.ts';
import { commentsOnLists } from './comments/list-comment.ts';
import { listCommands } from './curated/list-commands.ts';
import { listCuratedPages } from './curated/sitemap.ts';
import { updateCuratedListsOften } from './curated/update-members.ts';
import { ownLists } from './own-lists.ts';
import { registerLists } from './routes.ts';

export const lists = {
  name: 'lists',
  level: 7,
  dates: 'on screen',
  routes: registerLists,
  reactions: (deps) => [notingChanged(deps, commentsOnLists)],
  loops: (deps) => [markingRestated(deps, commentsOnLists)],
  sitemap: listCuratedPages,
  queues: (deps) => [updateCuratedListsOften(deps)],
  prunes: [
    { table: 'list', since: 'deleted_at', afterDays: 1 },
    { table: 'list_company', since: 'removed_at', afterDays: 1 },
  ],
  ownData: [ownLists],
  commands: listCommands,
} satisfies Feature<CompanyDeps>;
