import type { FastifyRequest } from 'fastify';

/**
 * Where a reader is sent who opened a mangled link, such as `/company/100%`: the same address with its percent signs
 * escaped, which a page answers. Null for calls, and for what a browser would take for another host.
 */
export function readableAddress({ method, url, headers }: FastifyRequest): string | null {
  const isPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  return isPage && /^\/(?![/\\])/.test(url) ? url.replaceAll('%', '%25') : null;
}
