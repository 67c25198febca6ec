import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type DocumentSource, type HotDocument } from '../documents/index.ts';
import type { AppError } from './app-error.ts';
import { callKey } from './calls.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendAnswer } from './send-answer.ts';
import { routeOf } from './serve.ts';

interface Choice {
  readonly symbol: string;
  readonly kind: string;
}

/** The refusal for a symbol without its document. */
type Missing = (symbol: string) => AppError | Promise<AppError>;

/** Answers an endpoint with a prepared document, byte for byte. */
export function serveDocument<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  documents: DocumentSource,
  choose: (input: RequestOf<E>) => Choice,
  missing: Missing,
): void {
  app.calls.set(callKey(endpoint), async (input) => {
    const choice = choose(readInput(endpoint, input));
    const document = await documents.find(choice.symbol, choice.kind);
    if (document === null) throw await missing(choice.symbol);
    return document.value((json) => fromWire(endpoint.reply, json) as ReplyOf<E>);
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: (request, reply) => {
      const choice = choose(readWireInput(endpoint, request));
      const found = documents.find(choice.symbol, choice.kind);
      if (!(found instanceof Promise)) return send(found, request, reply);
      return found.then(async (document) => {
        if (document === null) throw await missing(choice.symbol);
        return send(document, request, reply);
      });
    },
  });
}

function send(document: HotDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  return sendAnswer({ etag: document.etag, encoding, bytes: document.bytes[encoding] }, request, reply);
}
