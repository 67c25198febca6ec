import * as calls from '@tenfold/contract/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serve } from '../../../platform/http/index.ts';
import { limitUnsubscribing } from '../rate-limits.ts';
import { getSubscription, unsubscribe } from './unsubscribe.ts';

export function registerUnsubscribing(
  app: FastifyInstance,
  { db, rateLimiter }: Pick<Deps, 'db' | 'rateLimiter'>,
): void {
  serve(app, calls.getSubscription, async ({ params: { unsubscribeToken } }, { address }) => {
    await limitUnsubscribing(rateLimiter, address);
    return getSubscription(db, unsubscribeToken);
  });

  serve(app, calls.unsubscribe, async ({ body: { token } }, { address }) => {
    await limitUnsubscribing(rateLimiter, address);
    await unsubscribe(db, token);
    return getSubscription(db, token);
  });
}
