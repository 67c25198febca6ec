import type { Endpoint } from '@tenfold/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../app/address-of.ts';
import type { CallContext, Caller, CookieToSet } from './calls.ts';
import { authenticateBearer, authorize, type Person } from './person.ts';

/** Who asks over HTTP. The bearer token says who: a cookie alone, which other sites make a browser send, never does. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  // Several calls are made for one page: each finds what the one before it kept.
  const cookies = new Map<string, string | null>();
  return {
    requestId: request.id,
    address: addressOf(request),
    person: () => authenticateBearer(request.headers.authorization, request.server.authenticate),
    cookie: (name) => (cookies.has(name) ? cookies.get(name) : request.cookies[name]) ?? null,
    setCookie: (cookie) => {
      cookies.set(cookie.name, cookie.value);
      sendCookie(reply, cookie);
    },
  };
}

/** What the handler is told, once the caller is let in. */
export async function createContext<E extends Endpoint>(
  endpoint: E,
  caller: Caller,
): Promise<CallContext<E['access']>> {
  return { ...caller, person: await authorize(endpoint, caller.person) };
}

/** The cookie by which a page knows who opens it: it holds the access token, out of reach of scripts. */
export const sessionCookie = 'session';

/**
 * Who opens a page. A cookie worth nothing any more makes a visitor, not a refusal: pages are there for visitors, too.
 */
export function pageCaller(request: FastifyRequest, reply: FastifyReply): Caller {
  let person: Promise<Person | null> | null = null;
  const token = request.cookies[sessionCookie];
  return {
    ...callerOf(request, reply),
    person: () => {
      person ??= token === undefined ? Promise.resolve(null) : request.server.authenticate(token);
      return person;
    },
  };
}

function sendCookie(reply: FastifyReply, { name, value, maxAgeSeconds }: CookieToSet): void {
  // A page whose head has left can keep nothing any more.
  if (reply.raw.headersSent) return;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: reply.server.secureCookies } as const;
  if (value === null) reply.clearCookie(name, options);
  else reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds });
}
