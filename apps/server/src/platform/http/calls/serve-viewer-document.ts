import type { RequestOf, UncountedEndpoint } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { CachedDocument, DocumentSource } from '../../documents/index.ts';
import { callerOf, createContext } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendDocument } from './send-reply.ts';
import { routeOf } from './serve.ts';
import { type CreateNotFound, type DocumentRef, documentValue } from './serve-document.ts';

interface ViewerDocument<E extends UncountedEndpoint> {
  readonly choose: (input: RequestOf<E>, context: CallContext<E['access']>) => DocumentRef;
  readonly missing: CreateNotFound;
  /** Throws for viewers without access. Called last: an unknown subject is 404 for everyone. */
  readonly admit: (input: RequestOf<E>, context: CallContext<E['access']>) => Promise<void>;
  /** What some inputs get in place of the prepared document; null for the others. */
  readonly instead?: (
    prepared: CachedDocument,
    input: RequestOf<E>,
    context: CallContext<E['access']>,
  ) => Promise<CachedDocument> | null;
}

export function serveViewerDocument<E extends UncountedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  documents: DocumentSource,
  { choose, missing, admit, instead }: ViewerDocument<E>,
): void {
  const find = async (input: RequestOf<E>, context: CallContext<E['access']>): Promise<CachedDocument> => {
    const choice = choose(input, context);
    const document = await documents.find(choice.subject, choice.kind);
    if (document === null) throw await missing(choice.subject);
    await admit(input, context);
    return (await instead?.(document, input, context)) ?? document;
  };
  app.calls.set(callKey(endpoint), (input) => {
    const read = readInput(endpoint, input);
    return async (caller) => documentValue(endpoint, await find(read, await createContext(endpoint, caller)));
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const context = await createContext(endpoint, callerOf(request, reply));
      const document = await find(readWireInput(endpoint, request), context);
      return sendDocument(endpoint, document, request, reply);
    },
  });
}
