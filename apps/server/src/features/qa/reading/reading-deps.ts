import type { CompanyDeps } from '../../company/index.ts';
import type { CommunityPicks } from './for-you/community-picks.ts';
import type { KeptThreads } from './threads/kept-threads.ts';

export interface ReadingDeps extends CompanyDeps {
  readonly threads: KeptThreads;
  readonly picks: CommunityPicks;
}
