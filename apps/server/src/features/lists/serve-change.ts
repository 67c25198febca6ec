import { setTimeout } from 'node:timers/promises';
import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve } from '../../platform/http/index.ts';

/** How long a process answers from what it last read of a list, in milliseconds. */
export const trustedMs = 20;

/** A change, and a refusal because of one, is answered once no process can answer without it any more. */
const answeredAfterMs = trustedMs + 5;

export function serveChange<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  change: (input: RequestOf<E>, context: CallContext<E['access']>) => Promise<ReplyOf<E>>,
): void {
  serve(app, endpoint, async (input, context) => {
    try {
      return await change(input, context);
    } finally {
      await setTimeout(answeredAfterMs);
    }
  });
}
