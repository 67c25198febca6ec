import { expect, test } from '../watched-page.ts';

test('every address of the sitemap opens for a visitor, is its own, and may be shown by a search engine', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const file = await (await request.get(sitemap)).text();
  const addresses = [...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const site = new URL(sitemap).origin;
  for (const path of [
    '/',
    '/companies',
    '/company/AAPL',
    '/lists',
    '/list/chips',
    '/plans',
    '/data-quality',
  ]) {
    expect(addresses).toContain(site + path);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const pages = await Promise.all(
    addresses.map(async (address, at) => {
      // One network gets so many pages, and other tests ask hundreds of questions.
      const headers = { 'x-forwarded-for': `10.7.${Math.floor(at / 100)}.1` };
      const page = await request.get(address, { maxRedirects: 0, headers });
      const html = await page.text();
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      return { address, status: page.status(), canonical, hidden: html.includes('content="noindex"') };
    }),
  );
  expect(pages).toEqual(
    addresses.map((address) => ({ address, status: 200, canonical: address, hidden: false })),
  );
});
