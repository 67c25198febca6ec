export type { AccountDeps } from './account-deps.ts';
export { setPlan } from './account-store.ts';
export { accounts } from './feature.ts';
export { openIdentityProviders } from './identity/open-identity-providers.ts';
export { describeSamplePeople, ensureSamplePeople } from './sample-people.ts';
export { openSessions } from './sessions/sessions.ts';
export { getAccountId, requireAccounts, userCommands } from './user-commands.ts';
