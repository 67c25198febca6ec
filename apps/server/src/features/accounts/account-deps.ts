import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../platform/deps.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import type { IdentityProviders } from './identity/open-identity-providers.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface AccountDeps extends Deps {
  readonly sessions: Sessions;
  readonly providers: IdentityProviders;
  readonly ownData: readonly OwnTable[];
  /** What other features do before an account is deleted. @throws what then keeps it */
  readonly beforeDeletion: (accountId: AccountId) => Promise<void>;
}
