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

/** What a screen may ask for by name, for itself alone: see `platform/screens/page-policy.ts` of the web. */
const additions = {
  /**
   * The provider’s fields for a card are frames of its own, also of names below js.stripe.com; a bank’s window is one of
   * hooks.stripe.com. As in https://docs.stripe.com/security/guide#content-security-policy
   */
  stripe: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  },
} as const satisfies Record<string, Partial<Record<keyof typeof strict, readonly string[]>>>;

type PolicyAddition = keyof typeof additions;

const additionHeader = 'x-page-policy';

/** What the screen asked for, by a header that isn’t sent on. Null: nothing, or what isn’t known. */
export function takePolicyAddition({ headers }: Pick<Response, 'headers'>): PolicyAddition | null {
  const name = headers.get(additionHeader);
  // Those of a redirect can't be changed.
  if (name === null) return null;
  headers.delete(additionHeader);
  return Object.hasOwn(additions, name) ? (name as PolicyAddition) : null;
}

/** What a page may contain inline: nonces or hashes. */
export interface InlineSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** Sets the headers of every page below, with a policy that allows nothing inline. @returns the policy that does */
export function registerPageHeaders(
  scope: FastifyInstance,
  options: { development?: boolean; images?: readonly string[] } = {},
): (inline: InlineSources, addition?: PolicyAddition | null) => string {
  const directives = {
    ...(options.development ? development : strict),
    'img-src': [...own, ...(options.images ?? [])],
  };
  const policy = ({ script, style }: InlineSources, addition: PolicyAddition | null = null) => {
    const added: Readonly<Record<string, readonly string[]>> = addition === null ? {} : additions[addition];
    return Object.entries({
      ...directives,
      'script-src': [...directives['script-src'], ...script],
      // A nonce would switch 'unsafe-inline' off.
      'style-src': options.development ? directives['style-src'] : [...directives['style-src'], ...style],
    })
      .map(([name, sources]) => `${name} ${[...sources, ...(added[name] ?? [])].join(' ')}`)
      .join(';');
  };
  const headers = { [policyHeader]: policy({ script: [], style: [] }), ...usual };
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  return policy;
}
