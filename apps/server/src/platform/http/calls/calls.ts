import type { Access, Endpoint } from '@tenfold/contract/endpoint';
import type { Problem } from '@tenfold/contract/errors/codes';
import type { RateLimitName } from '@tenfold/contract/policy/rate-limits';
import type { FastifyRequest } from 'fastify';
import type { Authenticate, Person, PersonFor } from './person.ts';

export interface CallContext<Allowed extends Access = Access> {
  readonly requestId: string;
  readonly person: PersonFor<Allowed>;
  readonly address: string;
  readonly cookie: (name: string) => string | null;
  /** Null deletes the cookie. */
  readonly setCookie: (cookie: CookieToSet) => void;
}

export interface CookieToSet {
  readonly name: string;
  readonly value: string | null;
  readonly maxAgeSeconds: number;
}

export interface Caller extends Omit<CallContext, 'person'> {
  readonly person: () => Promise<Person | null>;
}

/** @throws TooManyRequests */
export type LimitCall = (
  name: RateLimitName,
  caller: Pick<CallContext, 'address' | 'person'>,
) => Promise<void>;

/** Reads the input, to be asked by any caller any number of times. @throws InvalidRequest */
export type Call = (input: CallInput) => PreparedCall;

/** Replies in the product's names, not wire names. */
export type PreparedCall = (caller: Caller) => Promise<unknown>;

export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Keyed as `GET /company/{symbol}`: the web build has its own copies of the endpoint objects. */
    readonly calls: Map<string, Call>;
    readonly authenticate: Authenticate;
    /** Takes personal tokens too. */
    readonly authenticateCall: Authenticate;
    /** Null where no call has a limit. */
    readonly limitCall: LimitCall | null;
    /** What a caller is told of an error. Logs those that are defects. */
    readonly problemOf: (error: unknown, request: FastifyRequest) => Problem;
    readonly secureCookies: boolean;
    readonly publicOrigin: string | null;
  }
}

export function callKey(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
