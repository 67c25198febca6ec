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
import { callKey } from './calls.ts';
import { compress } from './compress.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendAnswer } from './send-answer.ts';
import { routeOf } from './serve.ts';

/** A reply that follows from the request and from documents, as they are in these versions, and from nothing else. */
export interface Made<E extends Endpoint> {
  readonly versions: readonly number[];
  make(): ReplyOf<E>;
}

/** Answers an endpoint whose reply is the same for everyone until a document changes: it is made once for all. */
export function serveMade<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answers: AnswerCache,
  find: (input: RequestOf<E>) => Promise<Made<E>>,
): void {
  app.calls.set(callKey(endpoint), async (input) =>
    endpoint.reply.parse((await find(readInput(endpoint, input))).make()),
  );
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const input = readWireInput(endpoint, request);
      const made = await find(input);
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const name = `${callKey(endpoint)} ${encoding} ${made.versions.join()} ${JSON.stringify(input)}`;
      return sendAnswer(await answers.find(name, () => answerOf(endpoint, made, encoding)), request, reply);
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
