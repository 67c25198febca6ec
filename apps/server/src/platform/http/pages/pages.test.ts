import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, type MockInstance, test } from 'vitest';
import { openPages } from './pages.fixture.ts';

let app: FastifyInstance;
let logged: MockInstance;
beforeAll(async () => {
  ({ app, logged } = await openPages());
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
    const stripe = await policyOf('/asks-for/stripe');
    expect(stripe.filter((directive) => directive.includes('stripe.com'))).toEqual([
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
    expect(page.headers['content-length']).toBe(`${page.rawPayload.length}`);
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
