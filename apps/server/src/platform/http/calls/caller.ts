import type { Endpoint } from '@tenfold/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../app/address-of.ts';
import type { CallContext, Caller, CookieToSet } from './calls.ts';
import { cookiesOf } from './cookies-of.ts';
import { authenticateBearer, authorize, type Person } from './person.ts';

/** Identified by the bearer token only: other sites can make a browser send cookies. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  // A page makes several calls: each sees the cookies set by the ones before it.
  let cookies: Map<string, string | null> | null = null;
  return {
    requestId: request.id,
    address: addressOf(request),
    person: () => authenticateBearer(request.headers.authorization, request.server.authenticateCall),
    cookie: (name) => (cookies?.has(name) ? cookies.get(name) : cookiesOf(request)[name]) ?? null,
    setCookie: (cookie) => {
      cookies ??= new Map();
      cookies.set(cookie.name, cookie.value);
      sendCookie(reply, cookie);
    },
  };
}

export async function createContext<E extends Endpoint>(
  endpoint: E,
  caller: Caller,
): Promise<CallContext<E['access']>> {
  return { ...caller, person: await authorize(endpoint, caller.person) };
}

/** Holds the access token for page loads, out of reach of scripts. */
export const sessionCookie = 'session';

/** An invalid cookie makes a visitor, not a refusal: pages are open to visitors. */
export function pageCaller(request: FastifyRequest, reply: FastifyReply): Caller {
  let person: Promise<Person | null> | null = null;
  const token = cookiesOf(request)[sessionCookie];
  return {
    ...callerOf(request, reply),
    person: () => {
      person ??= token === undefined ? Promise.resolve(null) : request.server.authenticate(token);
      return person;
    },
  };
}

function sendCookie(reply: FastifyReply, { name, value, maxAgeSeconds }: CookieToSet): void {
  // Once the headers are sent no cookie can be set.
  if (reply.raw.headersSent) return;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: reply.server.secureCookies } as const;
  if (value === null) reply.clearCookie(name, options);
  else reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds });
}
