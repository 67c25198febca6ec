import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { nonceOf } from './nonce.ts';

const never = ["'none'"];
const own = ["'self'"];
const ownWithNonce = ["'self'", (request: Parameters<typeof nonceOf>[0]) => `'nonce-${nonceOf(request)}'`];

const strict = {
  'default-src': never,
  'script-src': ownWithNonce,
  'style-src': ownWithNonce,
  // Charts set custom properties in style attributes; these can't load or run anything.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': own,
  'font-src': own,
  'connect-src': own,
  'manifest-src': own,
  'form-action': own,
  'base-uri': never,
  'frame-ancestors': never,
};

/** Vite injects style elements and opens its own socket. */
const development = {
  ...strict,
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

export async function registerPageHeaders(
  scope: FastifyInstance,
  options: { development?: boolean; images?: readonly string[] } = {},
): Promise<void> {
  const directives = options.development ? development : strict;
  await scope.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, 'img-src': [...own, ...(options.images ?? [])] },
    },
    // Set on every answer already.
    hsts: false,
    noSniff: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xXssProtection: false,
  });
}
