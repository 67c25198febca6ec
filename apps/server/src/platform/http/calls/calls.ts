import type { Access, Endpoint } from '@tenfold/contract/endpoint';
import type { Authenticate, Person, PersonFor } from './person.ts';

/** What a handler knows beside the input. */
export interface CallContext<Allowed extends Access = Access> {
  readonly requestId: string;
  readonly person: PersonFor<Allowed>;
  /** Network address of who asks, for limits. */
  readonly address: string;
  /** A cookie of the request; null when it has none of that name. */
  readonly cookie: (name: string) => string | null;
  /** Sends a cookie with the answer; null forgets it. */
  readonly setCookie: (cookie: CookieToSet) => void;
}

export interface CookieToSet {
  readonly name: string;
  readonly value: string | null;
  readonly maxAgeSeconds: number;
}

/** Who calls from inside the process, while a page is rendered. */
export interface Caller extends Omit<CallContext, 'person'> {
  readonly person: () => Promise<Person | null>;
}

/** Answers in the product's names, for callers in this process. */
export type Call = (input: CallInput, caller: Caller) => Promise<unknown>;

export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is served, by `GET /company/{symbol}`: the web build has its own copies of the endpoints. */
    readonly calls: Map<string, Call>;
    /** Who an access token belongs to. */
    readonly authenticate: Authenticate;
    /** Whether people reach the product over https only. */
    readonly secureCookies: boolean;
    /** The origin people reach the product by; null: as each request says. */
    readonly publicOrigin: string | null;
  }
}

export function callKey(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
