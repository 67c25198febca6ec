/**
 * Who people are: accounts, and how they sign in.
 *
 * - `registration/` registering, and confirming the address
 * - `sessions/` signing in and out; who is signed in, known until it changes; cookies and tokens
 * - `identity/` signing in with Google or Apple
 * - `passwords/` resetting and changing; which are too common
 * - `personal-tokens/` what a program reads with as its person
 * - `profile/` name, bio and settings
 * - `avatar/` photos, encoded again
 * - `own-data/` the download of all of a person’s data; deleting the account
 * - `mails/` the emails of all these
 */

export type { AccountDeps } from './account-deps.ts';
export { findRecipient, listEditorAddresses, setPlan } from './account-store.ts';
export { accounts } from './feature.ts';
export { openIdentityProviders } from './identity/open-identity-providers.ts';
export { accountLeaves } from './own-data/account-leaves.ts';
export { listPublicProfiles, type PublicProfile } from './profile/public-profiles.ts';
export { addSampleMembers, type SampleMember } from './sample-members.ts';
export { describeSamplePeople, ensureSamplePeople, listSampleInvestors } from './sample-people.ts';
export { type AccountChange, findLiveSessions, listAccountChanges } from './sessions/session-store.ts';
export { openSessions, type Sessions } from './sessions/sessions.ts';
export { storedKey } from './sessions/signing-key.ts';
export { getAccountId, requireAccounts, userCommand, userCommands } from './user-commands.ts';
