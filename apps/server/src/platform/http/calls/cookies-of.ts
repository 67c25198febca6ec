import type { FastifyRequest } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;

/** Most requests have nobody who looks at them. */
export function cookiesOf(request: FastifyRequest): Cookies {
  const { cookie } = request.headers;
  request.cookies ??= cookie === undefined ? {} : request.server.parseCookie(cookie);
  return request.cookies;
}
