import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { recordQuotes } from '../company/index.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { addQuestion } from '../qa/questions.fixture.ts';
import { prepareOverview } from '../valuation/index.ts';
import { registerSharePictures } from './routes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(registerSharePictures);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS']) {
    const figures = await loadCompanyFigures(server.db, symbol);
    if (figures !== null) await saveDocuments(server.db, symbol, [await prepareOverview(server.db, figures)]);
  }
});
afterAll(() => server.close());

const get = (file: string, headers = {}) => server.get(`/files/share/${file}`, headers, null);

test.each(['site.png', 'company/ACME.png', 'company/GAPS.png'])(
  '%s is a picture of 1200 x 630',
  async (file) => {
    const { statusCode, headers, rawPayload } = await get(file);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(150_000);
  },
);

test('other sites may show a picture, and ask again only for another', async () => {
  const { headers } = await get('company/ACME.png');
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
  const again = await get('company/ACME.png', { 'if-none-match': `${headers.etag}` });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('a price during the day is no other picture', async () => {
  const priceNow = async () => (await server.live.now()).find('ACME', false)?.stockPrice;
  const before = (await get('company/ACME.png')).headers.etag;
  expect(await priceNow()).not.toBe(123.45);
  const tradedAt = new Date('2026-08-24T15:00:00Z');
  const quote = { symbol: 'ACME', price: 123.45, previousClose: 120, tradedAt, recordedAt: tradedAt };
  await recordQuotes(server, [{ ...quote, delayMinutes: 0, source: 'test quotes', simulated: false }]);
  await server.live.quotes.refresh();
  expect(await priceNow()).toBe(123.45);
  expect((await get('company/ACME.png')).headers.etag).toBe(before);
});

test('a question that everybody sees has a picture; one that waits, was rejected or deleted has none', async () => {
  const title = 'Why did the gross margin rise in a year in which revenue was flat, and is that a choice?';
  const id = await addQuestion(server.db, { title });
  const { statusCode, rawPayload } = await get(`question/${id}.png`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const hidden = [
    await addQuestion(server.db, { status: 'waiting_approve' }),
    await addQuestion(server.db, { status: 'rejected' }),
    await addQuestion(server.db, { deleted: true }),
  ];
  for (const each of hidden) expect((await get(`question/${each}.png`)).statusCode).toBe(404);
});

test.each([
  'question/0.png',
  'question/1e3.png',
  'question/99999999999.png',
  'company/NONE.png',
  'company/acme.png',
  'company/ACME.svg',
  'company/ACME',
  'company/..%2Fsite.png',
  'company/%3Cscript%3E.png',
  'company/ABCDEFGHIJKLMNOP.png',
  'other.png',
])('%s is not found', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});
