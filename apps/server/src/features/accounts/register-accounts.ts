import type { FastifyInstance } from 'fastify';
import type { AccountNeeds } from './needs.ts';
import { registerSessions } from './sessions/routes.ts';

export function registerAccounts(app: FastifyInstance, needs: AccountNeeds): void {
  registerSessions(app, needs);
}
