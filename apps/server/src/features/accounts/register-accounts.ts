import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from './account-deps.ts';
import { registerAvatars } from './avatar/routes.ts';
import { registerIdentities } from './identity/routes.ts';
import { registerOwnData } from './own-data/routes.ts';
import { registerPasswords } from './passwords/routes.ts';
import { registerProfile } from './profile/routes.ts';
import { registerRegistration } from './registration/routes.ts';
import { registerSessions } from './sessions/routes.ts';

export function registerAccounts(app: FastifyInstance, needs: AccountDeps): void {
  registerSessions(app, needs);
  registerIdentities(app, needs);
  registerRegistration(app, needs);
  registerPasswords(app, needs);
  registerProfile(app, needs);
  registerAvatars(app, needs);
  registerOwnData(app, needs);
}
