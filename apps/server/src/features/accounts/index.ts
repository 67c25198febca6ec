export { findAccountId, promote, setPlan } from './account-store.ts';
export { registerAvatarFiles } from './avatar/routes.ts';
export { openIdentityProviders } from './identity/open-identity-providers.ts';
export { accountMailQueue } from './mails/account-mails.ts';
export type { OwnData, OwnFile } from './own-data/own-data.ts';
export { pruneAccountsNightly } from './prune-accounts.ts';
export { registerAccounts } from './register-accounts.ts';
export { describeSamplePeople, ensureSamplePeople } from './sample-people.ts';
export { openSessions } from './sessions/sessions.ts';
