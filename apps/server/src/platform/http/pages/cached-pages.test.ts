import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clock, openPages, site } from './pages.fixture.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await openPages());
});
afterAll(() => app.close());

describe('a kept page', () => {
  beforeEach(() => {
    Object.assign(site, { price: site.price + 1, renders: 0, isLimited: false, isBroken: false });
  });
  const html = async (headers = {}) => (await app.inject({ url: '/kept', headers })).body;

  test('is rendered once for all who get the same answers', async () => {
    expect(new Set(await Promise.all([html(), html(), html()]))).toHaveLength(1);
    expect(site.renders).toBe(1);
  });

  test('is rendered again at once when a call answers something else, and each of both is kept', async () => {
    await html();
    site.isLimited = true;
    expect(await html()).toContain(' true ');
    site.isLimited = false;
    expect(await html()).toContain(' false ');
    expect(site.renders).toBe(2);
  });

  test('is rendered again after its seconds, one that is unchanged is not', async () => {
    await Promise.all([html(), app.inject('/unchanged')]);
    clock.advance(9_000);
    await html();
    expect(site.renders).toBe(2);
    clock.advance(2_000);
    await Promise.all([html(), html(), app.inject('/unchanged')]);
    expect(site.renders).toBe(3);
  });

  test('is one for all addresses that differ in what it doesn’t read, and none of them is in it', async () => {
    await html();
    const others = ['?utm_source=mail', '?q=1', '?q=2&x', '?_=3'];
    for (const query of others) {
      const { body } = await app.inject(`/kept${query}`);
      expect(body).toBe(await html());
    }
    expect(site.renders).toBe(1);
  });

  test('is not the one whose address said more than it reads', async () => {
    const first = '/unchanged/of-nobody?token=secret';
    expect((await app.inject(first)).body).toContain('secret');
    expect((await app.inject(first)).body).not.toContain('secret');
  });

  test('with a parameter is kept from the second time on: most are asked for once', async () => {
    await html();
    const round = () => app.inject(`/kept?look=round&n=${site.renders}`);
    for (let times = 0; times < 4; times++) expect((await round()).body).toContain('?look=round');
    expect(site.renders).toBe(3);
  });

  test('is not the empty one of HEAD', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/kept' });
    expect([head.statusCode, head.body, head.headers['x-keep-screen']]).toEqual([200, '', undefined]);
    expect(await html()).toContain('<p>');
  });

  test('is not one with a part that failed to render', async () => {
    site.isBroken = true;
    expect(await html()).toContain('<p>');
    site.isBroken = false;
    await html();
    expect(site.renders).toBe(2);
  });

  test('knows only the cookies that screens read', async () => {
    const page = await html({ cookie: 'look=dark; session=secret', 'user-agent': 'Robot', 'x-name': 'Ann' });
    expect(page).toContain(`<p>${site.price} false cookie,look=dark</p>`);
    await html({ cookie: 'look=light' });
    await html({ cookie: 'look=dark; other=1' });
    expect(site.renders).toBe(2);
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
