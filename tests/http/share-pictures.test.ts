import { listCompanies } from '@tenfold/contract/company';
import { companyPicturePath } from '@tenfold/contract/sharing/share-pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let symbols: string[];

beforeAll(async () => {
  server = await startServer();
  const { companies } = await (await apiAs(server, 'ben')).call(listCompanies);
  symbols = companies.map(({ symbol }) => symbol);
});
afterAll(() => server.stop());

/** Where the bars and the value are, below any name and above the last line. */
const figures = { left: 640, top: 400, width: 490, height: 100 };

async function hasFigures(symbol: string): Promise<boolean> {
  const reply = await fetch(server.url + companyPicturePath(symbol));
  expect([symbol, reply.status]).toEqual([symbol, 200]);
  const pixels = await sharp(await reply.arrayBuffer())
    .extract(figures)
    .removeAlpha()
    .raw()
    .toBuffer();
  return pixels.some((value, index) => value !== pixels[index % 3]);
}

test('no picture but Apple’s has a figure that its page hides from visitors', async () => {
  expect(symbols.length).toBeGreaterThan(30);
  const shown: string[] = [];
  for (const symbol of symbols) if (await hasFigures(symbol)) shown.push(symbol);
  expect(shown).toEqual(['AAPL']);
});

test('the pictures of all companies differ', async () => {
  const etags = await Promise.all(
    symbols.map(async (symbol) =>
      (await fetch(server.url + companyPicturePath(symbol), { method: 'HEAD' })).headers.get('etag'),
    ),
  );
  expect(new Set(etags).size).toBe(symbols.length);
});
