import type { FastifyRequest } from 'fastify';

const otherSites = new Set<unknown>(['cross-site', 'same-site']);

/** Clients that aren't browsers send none of these headers. */
export function isCrossSite({ headers, host, server }: FastifyRequest): boolean {
  if (otherSites.has(headers['sec-fetch-site'])) return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return origin !== server.publicOrigin && URL.parse(origin)?.host !== host;
}
