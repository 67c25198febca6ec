export type { AccountDeps } from './account-deps.ts';
export { findRecipient, setPlan } from './account-store.ts';
export { accounts } from './feature.ts';
export { openIdentityProviders } from './identity/open-identity-providers.ts';
export { describeSamplePeople, ensureSamplePeople } from './sample-people.ts';
export { findLiveSessions } from './sessions/session-store.ts';
export { openSessions, type Sessions } from './sessions/sessions.ts';
export { getAccountId, requireAccounts, userCommands } from './user-commands.ts';
