import type { Feature } from '../../platform/feature.ts';
import type { AccountDeps } from './account-deps.ts';
import { registerAvatarFiles, registerAvatars } from './avatar/routes.ts';
import { registerIdentities } from './identity/routes.ts';
import { accountMailQueue } from './mails/account-mails.ts';
import { ownTables } from './own-data/own-tables.ts';
import { registerOwnData } from './own-data/routes.ts';
import { registerPasswords } from './passwords/routes.ts';
import { registerPersonalTokens } from './personal-tokens/routes.ts';
import { registerProfile } from './profile/routes.ts';
import { registerRegistration } from './registration/routes.ts';
import { registerSessions } from './sessions/routes.ts';
import { makeUserAnalyst, promoteUser } from './user-commands.ts';

export const accounts = {
  name: 'accounts',
  level: 1,
  routes(api, deps) {
    registerSessions(api, deps);
    registerIdentities(api, deps);
    registerRegistration(api, deps);
    registerPasswords(api, deps);
    registerProfile(api, deps);
    registerAvatars(api, deps);
    registerOwnData(api, deps);
    registerPersonalTokens(api, deps);
  },
  files: registerAvatarFiles,
  queues: (deps) => [accountMailQueue(deps)],
  prunes: [
    { table: 'session', since: 'expires_at', afterDays: 0 },
    { table: 'password_reset', since: 'token_expires', afterDays: 0 },
    { table: 'known_network', since: 'seen_at', afterDays: 365 },
    { table: 'registration', since: 'asked_at', afterDays: 7 },
  ],
  ownData: ownTables,
  commands: [promoteUser, makeUserAnalyst],
} satisfies Feature<AccountDeps>;
