import type { ReplyOf, RequestOf, UncountedEndpoint } from '@tenfold/contract/endpoint';
import { toWire } from '@tenfold/contract/wire';
import type { FastifyInstance } from 'fastify';
import {
  type EncodedReply,
  type Encoding,
  etagOf,
  negotiateEncoding,
  type ReplyCache,
} from '../../documents/index.ts';
import { callerOf, createContext } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { compress } from './compress.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendReply } from './send-reply.ts';
import { routeOf } from './serve.ts';

/** May depend only on the request, these versions of documents, and the variant. */
export interface CachedReply<E extends UncountedEndpoint> {
  readonly versions: readonly number[];
  /** What the caller may see, where callers see different parts. */
  readonly variant?: string;
  build(): ReplyOf<E>;
}

/** Built once for all requests and pages until a document changes. @param find throws for callers without access */
export function serveCached<E extends UncountedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  replies: ReplyCache,
  find: (input: RequestOf<E>, context: CallContext<E['access']>) => Promise<CachedReply<E>>,
): void {
  app.calls.set(callKey(endpoint), (input) => {
    const read = readInput(endpoint, input);
    const inputKey = JSON.stringify(read);
    return async (caller) => {
      const found = await find(read, await createContext(endpoint, caller));
      return replies.value(nameOf(endpoint, inputKey, found, 'value'), () => buildReply(endpoint, found));
    };
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const context = await createContext(endpoint, callerOf(request, reply));
      const input = readWireInput(endpoint, request);
      const found = await find(input, context);
      const encoding = negotiateEncoding(request.headers['accept-encoding']);
      const name = nameOf(endpoint, JSON.stringify(input), found, encoding);
      const encoded = await replies.find(name, () => encodeReply(endpoint, found, encoding));
      return sendReply(endpoint, encoded, request, reply);
    },
  });
}

function nameOf<E extends UncountedEndpoint>(
  endpoint: E,
  inputKey: string,
  { versions, variant = '' }: CachedReply<E>,
  form: Encoding | 'value',
): string {
  return `${callKey(endpoint)} ${form} ${versions.join()} ${variant} ${inputKey}`;
}

async function encodeReply<E extends UncountedEndpoint>(
  endpoint: E,
  found: CachedReply<E>,
  encoding: Encoding,
): Promise<EncodedReply> {
  const text = JSON.stringify(toWire(endpoint.reply, buildReply(endpoint, found)));
  return { etag: etagOf(text), ...(await compress(text, encoding)) };
}

/** Parsed by its schema, so that no other field can leak. */
function buildReply<E extends UncountedEndpoint>(endpoint: E, { build }: CachedReply<E>): ReplyOf<E> {
  return endpoint.reply.parse(build()) as ReplyOf<E>;
}
