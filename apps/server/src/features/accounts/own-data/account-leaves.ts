import type { AccountId } from '@tenfold/contract/ids';
import type { EventType } from '../../../platform/events/index.ts';

export interface LeavingAccount {
  readonly accountId: AccountId;
}

/** An account is about to be deleted, in the transaction that deletes it: what counts its rows counts them no more. */
export const accountLeaves: EventType<LeavingAccount> = { name: 'account leaves' };
