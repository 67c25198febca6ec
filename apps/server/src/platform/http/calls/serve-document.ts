import type { Endpoint, ReplyOf, RequestOf, UncountedEndpoint } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument, DocumentSource } from '../../documents/index.ts';
import type { AppError } from '../errors/app-error.ts';
import { callKey } from './calls.ts';
import { findBearer, type Person } from './person.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendDocument } from './send-reply.ts';
import { routeOf } from './serve.ts';

type OpenEndpoint = UncountedEndpoint & { readonly access: 'anyone' };

export interface DocumentRef {
  readonly subject: string;
  readonly kind: string;
}

export type CreateNotFound = (subject: string) => AppError | Promise<AppError>;

/** What a person sees of a document beyond others; the document itself where that is nothing. */
export type FindPersonal = (
  document: CachedDocument,
  person: Person,
  subject: string,
) => Promise<CachedDocument>;

/**
 * Pages poll this: a visitor is sent a cached document without a look-up and without awaiting anything.
 *
 * @param personal for callers with a valid token; others get what visitors get
 */
export function serveDocument<E extends OpenEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  documents: DocumentSource,
  choose: (input: RequestOf<E>) => DocumentRef,
  missing: CreateNotFound,
  personal: FindPersonal | null = null,
): void {
  const find = async (choice: DocumentRef): Promise<CachedDocument> =>
    (await documents.find(choice.subject, choice.kind)) ?? (await refuse(choice, missing));
  const sendPersonal = async (
    choice: DocumentRef,
    authorization: string,
    findPersonal: FindPersonal,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const document = await find(choice);
    // What is one's own here no scope of a token covers: a program sees what a visitor sees.
    const person = await findBearer(authorization, app.authenticate);
    const seen = person === null ? document : await findPersonal(document, person, choice.subject);
    return sendDocument(seen === document ? endpoint : { access: 'person' }, seen, request, reply);
  };
  app.calls.set(callKey(endpoint), (input) => {
    const choice = choose(readInput(endpoint, input));
    return async (caller) => {
      const document = await find(choice);
      const person = personal === null ? null : await caller.person();
      const seen =
        personal === null || person === null ? document : await personal(document, person, choice.subject);
      return documentValue(endpoint, seen);
    };
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: (request, reply) => {
      const choice = choose(readWireInput(endpoint, request));
      const { authorization } = request.headers;
      if (personal !== null && authorization !== undefined) {
        return sendPersonal(choice, authorization, personal, request, reply);
      }
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
