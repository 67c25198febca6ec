import { createHash } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Api } from '@tenfold/contract/call';
import { endpoint } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { z } from 'zod';
import { StoppedClock } from '../../clock/index.ts';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { serve } from '../calls/serve.ts';
import { registerPages } from './pages.ts';
import type { WebBuild } from './web-build.ts';

let price = 12.5;
let renders = 0;
let isLimited = false;
let isBroken = false;
const clock = new StoppedClock('2026-01-02');

const getLimit = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/limit',
  summary: 'Whether a limit is reached',
  reply: z.object({ isReached: z.boolean() }),
});

const getPrice = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/price',
  summary: 'A price',
  reply: z.object({ stockPrice: z.number() }),
});

class Context {
  readonly values = new Map<unknown, unknown>();
  set(key: unknown, value: unknown): void {
    this.values.set(key, value);
  }
}
const contexts = {
  apiContext: {},
  nonceContext: {},
  clockContext: {},
  publicUrlContext: {},
  sampleDataContext: {},
  screenPathsContext: {},
  outboxContext: {},
  requestIdContext: {},
  reportContext: {},
};
async function cachedPage({ url, method, headers }: Request, context: Context): Promise<Response> {
  renders += 1;
  const api = context.values.get(contexts.apiContext) as Api;
  const nonce = context.values.get(contexts.nonceContext);
  const { stockPrice } = await api.call(getPrice);
  const { isReached } = await api.call(getLimit);
  const body = [
    `<style nonce="${nonce}">a{}</style><script nonce="${nonce}" async>start()</script>`,
    `<p>${stockPrice} ${isReached} ${[...headers].join(' ')}</p><script>injected()</script>${new URL(url).search}`,
  ].join('');
  const seconds = new URL(url).pathname === '/kept' ? '10 look' : 'unchanged';
  if (isBroken)
    (context.values.get(contexts.reportContext) as (cause: unknown) => void)(new Error('late part'));
  return new Response(method === 'HEAD' ? null : body, {
    headers: { 'content-type': 'text/html', 'x-keep-screen': seconds },
  });
}

const outbox = { list: async () => [], find: async () => null };
const build = {
  routes: {
    root: { path: '' },
    landing: { index: true },
    company: { path: 'company/:symbol' },
    unknown: { path: '*' },
  },
  entry: {
    module: {
      RouterContextProvider: Context,
      screenCookies: ['look'],
      ...contexts,
      createRequestHandler: () => async (request: Request, context: Context) => {
        const { pathname, origin } = new URL(request.url);
        if (pathname === '/away') return Response.redirect(`${origin}/`, 302);
        if (pathname.startsWith('/asks-for/')) {
          return new Response(null, { headers: { 'x-page-policy': pathname.split('/').at(-1) ?? '' } });
        }
        if (pathname === '/fails') {
          (context.values.get(contexts.reportContext) as (cause: unknown) => void)(new Error('defect'));
          return new Response(`Reference: ${context.values.get(contexts.requestIdContext)}`, { status: 500 });
        }
        if (pathname === '/kept' || pathname.startsWith('/unchanged')) return cachedPage(request, context);
        if (pathname === '/paths') {
          return new Response(JSON.stringify(context.values.get(contexts.screenPathsContext)));
        }
        if (pathname === '/outbox') {
          return new Response(context.values.get(contexts.outboxContext) === outbox ? 'mails' : 'none');
        }
        if (request.method === 'HEAD') return new Response(null);
        const { stockPrice } = await (context.values.get(contexts.apiContext) as Api).call(getPrice);
        const parts = [
          `${origin} `,
          `${stockPrice} `,
          `nonce ${context.values.get(contexts.nonceContext)} `,
          'x'.repeat(9_000),
        ];
        const body = new Blob(parts).stream();
        return new Response(body, {
          status: pathname === '/' ? 200 : 404,
          headers: { 'content-type': 'text/html' },
        });
      },
    },
  },
} as unknown as WebBuild;

let app: FastifyInstance;
let logged: MockInstance;
beforeAll(async () => {
  const log = openLog('silent');
  logged = vi.spyOn(log, 'error');
  app = registerHttp(log);
  await registerApi(app, async (api) => {
    serve(api, getPrice, async () => ({ stockPrice: price }));
    serve(api, getLimit, async () => ({ isReached: isLimited }));
  });
  await registerPages(
    app,
    { mode: 'production', build: async () => build },
    {
      clock,
      productClock: clock,
      log,
      publicUrl: null,
      sampleData: false,
      outbox,
      vitePort: null,
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

describe('a page', () => {
  test('calls the API in-process, and its scripts carry the nonce of the policy', async () => {
    const page = await app.inject({ url: '/', headers: { host: 'research.example.org' } });
    const policy = String(page.headers['content-security-policy']);
    const [, nonce] = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy) ?? [];
    expect(page.body).toContain(`http://research.example.org 12.5 nonce ${nonce} `);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('knows which screens there are, but not the one for all other paths', async () => {
    expect(JSON.parse((await app.inject('/paths')).body)).toEqual(['', '', 'company/:symbol']);
  });

  test('is in no frame of another site, and has none of one', async () => {
    const { headers } = await app.inject('/');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(String(headers['content-security-policy'])).toMatch(/;frame-src 'self';frame-ancestors 'self'$/);
  });

  test('has the payment provider’s script, frames and connections only where its screen asks for them', async () => {
    const policyOf = async (url: string) => {
      const { headers } = await app.inject(url);
      expect(headers['x-page-policy']).toBeUndefined();
      return String(headers['content-security-policy']).split(';');
    };
    const asked = await policyOf('/asks-for/stripe');
    expect(asked.filter((directive) => directive.includes('stripe.com'))).toEqual([
      expect.stringMatching(
        /^script-src 'self' 'nonce-[\w-]+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
      ),
      "connect-src 'self' https://api.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    ]);
    for (const url of ['/', '/kept', '/asks-for/everything', '/asks-for/constructor']) {
      expect((await policyOf(url)).join(';')).not.toContain('stripe');
    }
  });

  test('has its own nonce', async () => {
    const one = await app.inject('/');
    const other = await app.inject('/');
    expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy']);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent completely as %s', async (encoding, decompress) => {
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(page.rawPayload.length).toBeLessThan(1_000);
    expect(decompress(page.rawPayload).toString()).toMatch(/12\.5 nonce \S+ x{9000}$/);
  });

  test('that fails refers to its entry in the log', async () => {
    const [, reference] = /^Reference: (\S+)$/.exec((await app.inject('/fails')).body) ?? [];
    expect(reference).toMatch(/^[0-9a-f]{10}-\w+$/);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: reference }),
      'page failed to render',
    );
  });

  test('that is missing or moved has the right status', async () => {
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    const moved = await app.inject('/away');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, 'http://localhost/']);
  });

  test('answers HEAD', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('refuses an invalid host', async () => {
    const refused = await app.inject({ url: '/', headers: { host: 'a b' } });
    expect(refused.json()).toMatchObject({ status: 400, code: 'malformed_request' });
  });

  test.each(['//evil.example/', 'http://evil.example/'])(
    'requested as %s belongs to this host',
    async (url) => {
      const request = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      request.end(`GET ${url} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`);
      expect(await text(request)).not.toContain('http://evil.example ');
    },
  );

  test.each(['somebody@here', 'a:b@here'])('refuses the host %s', async (host) => {
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400);
  });

  test('refuses TRACE', async () => {
    expect((await app.inject({ method: 'TRACE' as 'GET', url: '/' })).statusCode).toBe(404);
  });

  test('is revalidated each time and stored in no shared cache, unless it says otherwise', async () => {
    expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache');
  });

  test.each([
    ['localhost:3000', 'mails'],
    ['127.0.0.1', 'mails'],
    ['[::1]:3000', 'mails'],
    ['evil.example', 'none'],
    ['127.0.0.1.evil.example', 'none'],
  ])('requested under the name %s gets %s of the outbox', async (host, given) => {
    expect((await app.inject({ url: '/outbox', headers: { host } })).body).toBe(given);
  });

  test('the API’s paths are never pages', async () => {
    expect((await app.inject('/api/nowhere')).json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('a kept page', () => {
  beforeEach(() => {
    [price, renders, isLimited, isBroken] = [price + 1, 0, false, false];
  });
  const html = async (headers = {}) => (await app.inject({ url: '/kept', headers })).body;

  test('is rendered once for all who get the same answers', async () => {
    expect(new Set(await Promise.all([html(), html(), html()]))).toHaveLength(1);
    expect(renders).toBe(1);
  });

  test('is rendered again at once when a call answers something else, and each of both is kept', async () => {
    await html();
    isLimited = true;
    expect(await html()).toContain(' true ');
    isLimited = false;
    expect(await html()).toContain(' false ');
    expect(renders).toBe(2);
  });

  test('is rendered again after its seconds, one that is unchanged is not', async () => {
    await Promise.all([html(), app.inject('/unchanged')]);
    clock.advance(9_000);
    await html();
    expect(renders).toBe(2);
    clock.advance(2_000);
    await Promise.all([html(), html(), app.inject('/unchanged')]);
    expect(renders).toBe(3);
  });

  test('is one for all addresses that differ in what it doesn’t read, and none of them is in it', async () => {
    await html();
    const others = ['?utm_source=mail', '?q=1', '?q=2&x', '?_=3'];
    for (const query of others) {
      const { body } = await app.inject(`/kept${query}`);
      expect(body).toBe(await html());
    }
    expect(renders).toBe(1);
  });

  test('is not the one whose address said more than it reads', async () => {
    const first = '/unchanged/of-nobody?token=secret';
    expect((await app.inject(first)).body).toContain('secret');
    expect((await app.inject(first)).body).not.toContain('secret');
  });

  test('with a parameter is kept from the second time on: most are asked for once', async () => {
    await html();
    const round = () => app.inject(`/kept?look=round&n=${renders}`);
    for (let times = 0; times < 4; times++) expect((await round()).body).toContain('?look=round');
    expect(renders).toBe(3);
  });

  test('is not the empty one of HEAD', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/kept' });
    expect([head.statusCode, head.body, head.headers['x-keep-screen']]).toEqual([200, '', undefined]);
    expect(await html()).toContain('<p>');
  });

  test('is not one with a part that failed to render', async () => {
    isBroken = true;
    expect(await html()).toContain('<p>');
    isBroken = false;
    await html();
    expect(renders).toBe(2);
  });

  test('knows only the cookies that screens read', async () => {
    const page = await html({ cookie: 'look=dark; session=secret', 'user-agent': 'Robot', 'x-name': 'Ann' });
    expect(page).toContain(`<p>${price} false cookie,look=dark</p>`);
    await html({ cookie: 'look=light' });
    await html({ cookie: 'look=dark; other=1' });
    expect(renders).toBe(2);
  });

  test('has its inline scripts and styles allowed by hash, but none without the nonce', async () => {
    const { body, headers } = await app.inject('/kept');
    expect(body).toContain('<script async>start()</script>');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const directives = String(headers['content-security-policy']).split(';');
    expect(directives).toContain(`script-src 'self' ${hash('start()')}`);
    expect(directives).toContain(`style-src 'self' ${hash('a{}')}`);
  });

  test('is not sent to a browser that has it', async () => {
    const { etag = '' } = (await app.inject('/kept')).headers;
    const again = await app.inject({ url: '/kept', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['x-keep-screen']).toBeUndefined();
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s', async (encoding, decompress) => {
    const page = await app.inject({ url: '/kept', headers: { 'accept-encoding': encoding } });
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(decompress(page.rawPayload).toString()).toBe(await html());
  });
});
