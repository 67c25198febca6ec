import type { Endpoint } from '@tenfold/contract/endpoint';

/** What a handler knows about who asks, beside the input. */
export interface CallContext {
  readonly requestId: string;
}

/** Answers in the product's names, for callers in this process. */
export type Call = (input: CallInput, context: CallContext) => Promise<unknown>;

export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is served, by `GET /company/{symbol}`: the web build has its own copies of the endpoints. */
    readonly calls: Map<string, Call>;
  }
}

export function callKey(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
