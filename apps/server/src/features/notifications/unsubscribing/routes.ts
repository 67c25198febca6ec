import * as calls from '@tenfold/contract/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serve } from '../../../platform/http/index.ts';
import { getSubscription, unsubscribe } from './unsubscribe.ts';

export function registerUnsubscribing(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, calls.getSubscription, ({ params: { unsubscribeToken } }) =>
    getSubscription(db, unsubscribeToken),
  );

  serve(app, calls.unsubscribe, async ({ body: { token } }) => {
    await unsubscribe(db, token);
    return getSubscription(db, token);
  });
}
