import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { toWire } from '@tenfold/contract/wire';
import type { FastifyInstance } from 'fastify';
import {
  type Answer,
  type AnswerCache,
  acceptedEncoding,
  type Encoding,
  etagOf,
} from '../documents/index.ts';
import { callerOf, contextFor } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { compress } from './compress.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendAnswer } from './send-answer.ts';
import { routeOf } from './serve.ts';

/** A reply that follows from the request and from documents, as they are in these versions, and from nothing else. */
export interface Made<E extends Endpoint> {
  readonly versions: readonly number[];
  make(): ReplyOf<E>;
}

/**
 * Answers an endpoint whose reply is the same for everyone it is for, until a document changes: it is made once for all.
 * @param find throws for those it is not for
 */
export function serveMade<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answers: AnswerCache,
  find: (input: RequestOf<E>, context: CallContext<E['access']>) => Promise<Made<E>>,
): void {
  app.calls.set(callKey(endpoint), async (input, caller) => {
    const made = await find(readInput(endpoint, input), await contextFor(endpoint, caller));
    return endpoint.reply.parse(made.make());
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const context = await contextFor(endpoint, callerOf(request, reply));
      const input = readWireInput(endpoint, request);
      const made = await find(input, context);
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const name = `${callKey(endpoint)} ${encoding} ${made.versions.join()} ${JSON.stringify(input)}`;
      const answer = await answers.find(name, () => answerOf(endpoint, made, encoding));
      return sendAnswer(endpoint, answer, request, reply);
    },
  });
}

async function answerOf<E extends Endpoint>(
  endpoint: E,
  { make }: Made<E>,
  encoding: Encoding,
): Promise<Answer> {
  const text = JSON.stringify(toWire(endpoint.reply, endpoint.reply.parse(make())));
  return { etag: etagOf(text), ...(await compress(text, encoding)) };
}
