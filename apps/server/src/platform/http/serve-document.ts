import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type DocumentSource, type HotDocument } from '../documents/index.ts';
import type { AppError } from './app-error.ts';
import { callerOf, contextFor } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendAnswer } from './send-answer.ts';
import { routeOf } from './serve.ts';

interface Choice {
  readonly symbol: string;
  readonly kind: string;
}

/** The refusal for a symbol without its document. */
type Missing = (symbol: string) => AppError | Promise<AppError>;

type Choose<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext<E['access']>,
) => Choice | Promise<Choice>;

/** Throws when this is not for who asks. It comes last: what does not exist is refused to everyone as such. */
type Admit<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext<E['access']>,
) => void | Promise<void>;

/** Answers an endpoint with a prepared document, byte for byte; which one may depend on who asks. */
export function serveDocument<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  documents: DocumentSource,
  choose: Choose<E>,
  missing: Missing,
  admit: Admit<E> = () => {},
): void {
  const find = async (input: RequestOf<E>, context: CallContext<E['access']>): Promise<HotDocument> => {
    const choice = await choose(input, context);
    const document = await documents.find(choice.symbol, choice.kind);
    if (document === null) throw await missing(choice.symbol);
    await admit(input, context);
    return document;
  };
  app.calls.set(callKey(endpoint), async (input, caller) => {
    const document = await find(readInput(endpoint, input), await contextFor(endpoint, caller));
    return document.value((json) => fromWire(endpoint.reply, json) as ReplyOf<E>);
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const context = await contextFor(endpoint, callerOf(request, reply));
      const document = await find(readWireInput(endpoint, request), context);
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const answer = { etag: document.etag, encoding, bytes: document.bytes[encoding] };
      return sendAnswer(endpoint, answer, request, reply);
    },
  });
}
