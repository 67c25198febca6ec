import type { Deps } from '../../platform/deps.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import type { IdentityProviders } from './identity/open-identity-providers.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface AccountDeps extends Deps {
  readonly sessions: Sessions;
  readonly providers: IdentityProviders;
  /** What each feature keeps of a person, for the archive of all that is theirs. */
  readonly ownData: readonly OwnTable[];
}
