import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { CachedDocument, DocumentSource } from '../../documents/index.ts';
import type { AppError } from '../errors/app-error.ts';
import { callKey } from './calls.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendDocument } from './send-reply.ts';
import { routeOf } from './serve.ts';

type OpenEndpoint = Endpoint & { readonly access: 'anyone' };

export interface DocumentRef {
  readonly subject: string;
  readonly kind: string;
}

export type CreateNotFound = (subject: string) => AppError | Promise<AppError>;

/** Pages poll this: a cached document is sent without looking up the person or awaiting anything. */
export function serveDocument<E extends OpenEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  documents: DocumentSource,
  choose: (input: RequestOf<E>) => DocumentRef,
  missing: CreateNotFound,
): void {
  const find = async (choice: DocumentRef): Promise<CachedDocument> =>
    (await documents.find(choice.subject, choice.kind)) ?? (await refuse(choice, missing));
  app.calls.set(callKey(endpoint), (input) => {
    const choice = choose(readInput(endpoint, input));
    return async () => documentValue(endpoint, await find(choice));
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: (request, reply) => {
      const choice = choose(readWireInput(endpoint, request));
      const found = documents.find(choice.subject, choice.kind);
      if (!(found instanceof Promise)) return sendDocument(endpoint, found, request, reply);
      return found.then(async (document) =>
        sendDocument(endpoint, document ?? (await refuse(choice, missing)), request, reply),
      );
    },
  });
}

export function documentValue<E extends Endpoint>(endpoint: E, document: CachedDocument): ReplyOf<E> {
  return document.value((json) => fromWire(endpoint.reply, json) as ReplyOf<E>);
}

async function refuse({ subject }: DocumentRef, missing: CreateNotFound): Promise<never> {
  throw await missing(subject);
}
