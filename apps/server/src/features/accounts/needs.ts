import type { Deps } from '../../platform/deps.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the calls about accounts are given. */
export interface AccountNeeds extends Deps {
  readonly sessions: Sessions;
}
