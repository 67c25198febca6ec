import { expect, test } from 'vitest';
import { StoppedClock } from '../clock/index.ts';
import { registerHttp } from '../http/index.ts';
import { openLog } from '../log/index.ts';
import { registerSitemap } from './register-sitemap.ts';
import { type SitemapPage, sitemapFiles } from './sitemap-files.ts';

const company = (number: number): SitemapPage => ({ path: `/company/C${number}`, changed: null });
const site = 'https://research.example.org';

test('each page has its address and the day it last changed', () => {
  const [file] = sitemapFiles(site, [{ path: '/company/NKE', changed: '2026-07-17' }, company(1)]);
  expect(file).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${site}/company/NKE</loc><lastmod>2026-07-17</lastmod></url>
<url><loc>${site}/company/C1</loc></url>
</urlset>
`);
});

test('what XML or an address could take for its own is written so that it can’t', () => {
  const [file] = sitemapFiles(site, [{ path: `/list/R&D "<é>'`, changed: null }]);
  expect(file).toContain(`<loc>${site}/list/R&#38;D%20%22%3C%C3%A9%3E&#39;</loc>`);
});

test('more than 50,000 pages are in several files, which the first names', () => {
  const pages = Array.from({ length: 100_001 }, (_, number) => company(number));
  const [index = '', ...files] = sitemapFiles(site, pages);
  expect(index).toContain('<sitemapindex ');
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual(
    [1, 2, 3].map((part) => `<loc>${site}/sitemap-${part}.xml</loc>`),
  );
  const counts = files.map((file) => file.match(/<url>/g)?.length);
  expect(counts).toEqual([50_000, 50_000, 1]);
  expect(Math.max(...files.map((file) => file.length))).toBeLessThan(50 * 1024 * 1024);
});

function open(given: readonly SitemapPage[], publicUrl: string | null = null) {
  const app = registerHttp(openLog('silent'));
  const clock = new StoppedClock('2026-08-21T12:00:00Z');
  const listed = { times: 0 };
  let pages = given;
  const source = {
    list: async () => {
      listed.times += 1;
      return pages;
    },
    takenAway: async () => `${given.length - pages.length}`,
  };
  registerSitemap(app, { clock, publicUrl, sources: [source, { list: async () => [], takenAway: null }] });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const takeAway = (path: string) => {
    pages = pages.filter((page) => page.path !== path);
  };
  return { get, clock, listed, takeAway };
}

test('the sitemap names the site as it was asked, unless it has an address of its own', async () => {
  const reply = await open([company(1)]).get('/sitemap.xml', { host: 'here.example' });
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(reply.body).toContain('<loc>http://here.example/company/C1</loc>');
  const own = await open([company(1)], site).get('/sitemap.xml', { host: 'here.example' });
  expect(own.body).toContain(`<loc>${site}/company/C1</loc>`);
});

test('a reader who has the sitemap gets no other, and none that isn’t there', async () => {
  const { get } = open([company(1)]);
  const { etag } = (await get('/sitemap.xml')).headers;
  expect((await get('/sitemap.xml', { 'if-none-match': `${etag}` })).statusCode).toBe(304);
  for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-99999.xml']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

test('pages are listed at most once a minute for all callers', async () => {
  const { get, clock, listed } = open([company(1)]);
  await Promise.all([
    get('/sitemap.xml', { host: 'one.example' }),
    get('/sitemap.xml', { host: 'two.example' }),
  ]);
  clock.advance(59_999);
  await get('/sitemap.xml');
  expect(listed.times).toBe(1);
  clock.advance(1);
  await get('/sitemap.xml');
  expect(listed.times).toBe(2);
});

test('a page that is taken away is in no list that is kept', async () => {
  const { get, takeAway } = open([company(1), company(2)]);
  expect((await get('/sitemap.xml')).body).toContain('/company/C2<');
  takeAway('/company/C2');
  const { body } = await get('/sitemap.xml');
  expect([body.includes('/company/C1<'), body.includes('/company/C2<')]).toEqual([true, false]);
});
