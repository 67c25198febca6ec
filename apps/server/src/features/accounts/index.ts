export { setPlan } from './account-store.ts';
export { registerAccounts } from './register-accounts.ts';
export { settleSamplePeople, tellSamplePeople } from './sample-people.ts';
export { openSessions } from './sessions/sessions.ts';
