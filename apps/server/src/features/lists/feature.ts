import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import { listCommands } from './curated/list-commands.ts';
import { updateCuratedListsOften } from './curated/update-members.ts';
import { ownLists } from './own-lists.ts';
import { pruneListsNightly } from './prune-lists.ts';
import { registerLists } from './routes.ts';

export const lists = {
  name: 'lists',
  level: 7,
  dates: 'on screen',
  routes: registerLists,
  queues: (deps) => [pruneListsNightly(deps), updateCuratedListsOften(deps)],
  ownData: [ownLists],
  commands: listCommands,
} satisfies Feature<CompanyDeps>;
