import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { type CachedDocument, DocumentCache } from './document-cache.ts';
import { OverlaidDocuments } from './overlaid-documents.ts';
import { saveDocuments } from './save-documents.ts';

describe('documents with a live part', () => {
  let database: Database;
  let cache: DocumentCache;
  let prices: Map<string, { price: number }>;
  let laid: number;
  let live: OverlaidDocuments<{ price: number }>;

  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme', 'Acme')`.execute(
      database.db,
    );
    await saveDocuments(database.db, 'ACME', [{ kind: 'company', body: '{"name":"Acme","price":1}' }]);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    cache = new DocumentCache(database.db);
    prices = new Map();
    laid = 0;
    const lay = (prepared: CachedDocument, { price }: { price: number }) => {
      laid += 1;
      const { name } = JSON.parse(prepared.bytes.identity.toString());
      return price === 0 ? null : JSON.stringify({ name, price });
    };
    live = new OverlaidDocuments(cache, (symbol) => prices.get(symbol) ?? null, lay);
  });

  const textOf = async () => (await live.find('ACME', 'company'))?.bytes.identity.toString();

  test('are the prepared ones without a live part', async () => {
    const found = await live.find('ACME', 'company');
    expect(found).toBe(cache.find('ACME', 'company'));
  });

  test('contain the live part in each compressed form', async () => {
    prices.set('ACME', { price: 2 });
    const { bytes } = (await live.find('ACME', 'company')) as CachedDocument;
    for (const form of [brotliDecompressSync(bytes.br), gunzipSync(bytes.gzip), bytes.identity]) {
      expect(form.toString()).toBe('{"name":"Acme","price":2}');
    }
  });

  test('are built once for each change, each with its own ETag', async () => {
    prices.set('ACME', { price: 2 });
    const first = await live.find('ACME', 'company');
    for (let i = 0; i < 100; i += 1) expect(live.find('ACME', 'company')).toBe(first);
    expect(laid).toBe(1);
    prices.set('ACME', { price: 3 });
    const second = await live.find('ACME', 'company');
    expect(second?.etag).not.toBe(first?.etag);
    expect(laid).toBe(2);
  });

  test('are built again when the prepared one changes', async () => {
    prices.set('ACME', { price: 2 });
    await textOf();
    await saveDocuments(database.db, 'ACME', [{ kind: 'company', body: '{"name":"Acme Ltd","price":1}' }]);
    await cache.refresh();
    expect(await textOf()).toBe('{"name":"Acme Ltd","price":2}');
  });

  test('are the prepared ones when those are newer', async () => {
    prices.set('ACME', { price: 0 });
    expect(await live.find('ACME', 'company')).toBe(cache.find('ACME', 'company'));
    await live.find('ACME', 'company');
    expect(laid).toBe(1);
  });

  test('are missing where nothing was prepared', async () => {
    prices.set('NOPE', { price: 2 });
    expect(await live.find('NOPE', 'company')).toBe(null);
  });
});
