import type { FastifyInstance } from 'fastify';

const never = ["'none'"];
const own = ["'self'"];

const strict = {
  'default-src': never,
  'script-src': own,
  'style-src': own,
  // Charts set custom properties in style attributes; these can't load or run anything.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': own,
  'font-src': own,
  'connect-src': own,
  'manifest-src': own,
  'form-action': own,
  'base-uri': never,
  // Editors see a page with their drafts beside the form.
  'frame-src': own,
  'frame-ancestors': own,
};

/** Vite injects style elements and opens its own socket. */
const development = {
  ...strict,
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

const usual = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
};

export const policyHeader = 'content-security-policy';

/** What a page may contain inline: nonces or hashes. */
export interface InlineSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** Sets the headers of every page below, with a policy that allows nothing inline. @returns the policy that does */
export function registerPageHeaders(
  scope: FastifyInstance,
  options: { development?: boolean; images?: readonly string[] } = {},
): (inline: InlineSources) => string {
  const directives = {
    ...(options.development ? development : strict),
    'img-src': [...own, ...(options.images ?? [])],
  };
  const policy = ({ script, style }: InlineSources) =>
    Object.entries({
      ...directives,
      'script-src': [...directives['script-src'], ...script],
      // A nonce would switch 'unsafe-inline' off.
      'style-src': options.development ? directives['style-src'] : [...directives['style-src'], ...style],
    })
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join(';');
  const headers = { [policyHeader]: policy({ script: [], style: [] }), ...usual };
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  return policy;
}
