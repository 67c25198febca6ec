import type { CompanyDeps } from '../../company/index.ts';
import type { CommunityPicks } from './for-you/community-picks.ts';
import type { ThreadCache } from './threads/thread-cache.ts';

export interface ReadingDeps extends CompanyDeps {
  readonly threads: ThreadCache;
  readonly picks: CommunityPicks;
}
