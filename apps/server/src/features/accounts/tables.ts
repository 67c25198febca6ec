import type { AccountId } from '@tenfold/contract/ids';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import type { TokenScope } from '@tenfold/contract/policy/token-scopes';
import type { Generated, JSONColumnType } from 'kysely';
import type { StoredProfile, StoredSettings } from './profile/stored-profile.ts';

export type AccountTables = {
  account: {
    id: Generated<AccountId>;
    email: string;
    password_hash: string | null;
    first_name: Generated<string>;
    second_name: Generated<string>;
    bio: Generated<string>;
    plan: Generated<PlanKey>;
    /** A renewal was refused: the plan stays until then. */
    grace_until: Generated<Date | null>;
    is_superuser: Generated<boolean>;
    is_analyst: Generated<boolean>;
    is_sample: Generated<boolean>;
    investor_profile: JSONColumnType<StoredProfile, string | undefined>;
    settings: JSONColumnType<StoredSettings, string | undefined>;
    created_at: Date;
  };
  registration: {
    email: string;
    password_hash: string | null;
    first_name: string;
    second_name: string;
    asked_at: Date;
    token_hash: Buffer | null;
    token_expires: Date | null;
  };
  password_reset: { account_id: AccountId; token_hash: Buffer; token_expires: Date };
  known_network: { account_id: AccountId; network_hash: Buffer; seen_at: Date };
  session: { id: string; account_id: AccountId; started_at: Date; expires_at: Date };
  personal_token: {
    id: string;
    account_id: AccountId;
    name: string;
    scope: TokenScope;
    token_hash: Buffer;
    created_at: Date;
    last_used_at: Date | null;
  };
  identity: { provider: ProviderName; subject: string; account_id: AccountId };
  avatar: { account_id: AccountId; name: string; type: string; content: Buffer };
  secret: { purpose: string; value: Buffer };
};

export type ProviderName = 'google' | 'apple';
