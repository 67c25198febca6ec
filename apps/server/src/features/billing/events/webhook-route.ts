import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { BadSignature } from '../provider/provider.ts';
import { storeEvent } from './event-store.ts';
import { eventQueueName } from './queue.ts';

const maxBytes = 256 * 1024;

/** The provider calls it; outside of the API, as it is none of ours. The body is checked as the bytes that came. */
export function registerWebhook(app: FastifyInstance, deps: BillingDeps): void {
  const { db, clock, jobs, payments } = deps;
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    hooks.post('/webhooks/stripe', { bodyLimit: maxBytes }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers['stripe-signature'];
      const event = readEvent(() =>
        payments.provider.readEvent(body, typeof header === 'string' ? header : null),
      );
      const isNew = await storeEvent(db, event, body.toString('utf8'), clock.now());
      if (isNew) await jobs.send({ name: eventQueueName }, {});
      return reply.send({ received: true });
    });
  });
}

function readEvent<Event>(read: () => Event): Event {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadSignature) throw new AppError('malformed_request', 'The signature is not valid.');
    throw error;
  }
}
