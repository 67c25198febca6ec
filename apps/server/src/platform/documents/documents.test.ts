import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openLog } from '../log/index.ts';
import { DocumentCache } from './document-cache.ts';
import { saveDocuments } from './save-documents.ts';

const _log = openLog('silent');
const body = (revenue: number) => JSON.stringify({ symbol: 'ACME', revenue, note: 'figures '.repeat(50) });

describe('documents', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme', 'Acme'), ('LOSS', 2, 'Loss', 'Loss')`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`delete from document`.execute(database.db);
  });

  const put = (revenue: number, symbol = 'ACME') =>
    saveDocuments(database.db, symbol, [{ kind: 'financials', body: body(revenue) }]);

  test('are stored with their compressed forms', async () => {
    await put(1);
    const cache = new DocumentCache(database.db);
    const document = await cache.find('ACME', 'financials');
    expect(document?.bytes.identity.toString()).toBe(body(1));
    expect(gunzipSync(document?.bytes.gzip ?? '').toString()).toBe(body(1));
    expect(brotliDecompressSync(document?.bytes.br ?? '').toString()).toBe(body(1));
    expect(document?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test('that did not change keep their version', async () => {
    const version = async () =>
      (await sql<{ version: number }>`select version from document`.execute(database.db)).rows;
    expect(await put(1)).toEqual({ changed: ['financials'] });
    const before = await version();
    expect(await put(1)).toEqual({ changed: [] });
    expect(await version()).toEqual(before);
    expect(await put(2)).toEqual({ changed: ['financials'] });
    expect(await version()).not.toEqual(before);
  });

  test('are not stored by a failed transaction', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await saveDocuments(transaction, 'ACME', [{ kind: 'financials', body: body(1) }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await new DocumentCache(database.db).find('ACME', 'financials')).toBe(null);
  });

  test('are answered synchronously when cached, and reloaded after any process changed them', async () => {
    await put(1);
    const cache = new DocumentCache(database.db);
    const cold = await cache.find('ACME', 'financials');
    expect(cache.find('ACME', 'financials')).toBe(cold);

    await put(2);
    expect(cache.find('ACME', 'financials')).toBe(cold);
    await cache.refresh();
    expect((await cache.find('ACME', 'financials'))?.bytes.identity.toString()).toBe(body(2));
  });

  test('include a change with a lower version that committed late', async () => {
    await put(1);
    const cache = new DocumentCache(database.db);
    await cache.find('ACME', 'financials');
    const { version } = (await cache.find('ACME', 'financials')) ?? { version: 0 };
    await put(1, 'LOSS');
    await put(2, 'LOSS');
    await put(3, 'LOSS');
    await cache.refresh();
    await put(2);
    await sql`update document set version = ${version + 1} where subject = 'ACME'`.execute(database.db);
    await cache.refresh();
    expect((await cache.find('ACME', 'financials'))?.bytes.identity.toString()).toBe(body(2));
  });

  test('that did not change stay cached', async () => {
    await put(1);
    await put(1, 'LOSS');
    const cache = new DocumentCache(database.db);
    await cache.refresh();
    const loss = await cache.find('LOSS', 'financials');
    await cache.find('ACME', 'financials');
    await cache.refresh();
    const hotLoss = await cache.find('LOSS', 'financials');
    await put(2);
    await cache.refresh();
    expect(hotLoss?.etag).toBe(loss?.etag);
    expect(cache.find('LOSS', 'financials')).toBe(hotLoss);
  });

  test('are read once for concurrent callers', async () => {
    await put(1);
    const cache = new DocumentCache(database.db);
    const one = cache.find('ACME', 'financials');
    const other = cache.find('ACME', 'financials');
    expect(one).toBe(other);
    await one;
  });

  test('are evicted least recently used first', async () => {
    await saveDocuments(
      database.db,
      'ACME',
      [1, 2, 3].map((n) => ({ kind: `kind-${n}`, body: body(n) })),
    );
    const measure = new DocumentCache(database.db);
    const one = await measure.find('ACME', 'kind-1');
    const cache = new DocumentCache(database.db, (one?.size ?? 0) * 2.5);
    for (const kind of ['kind-1', 'kind-2', 'kind-1', 'kind-3']) await cache.find('ACME', kind);
    expect(cache.size.documents).toBe(2);
    expect(cache.find('ACME', 'kind-1')).not.toBeInstanceOf(Promise);
    expect(cache.find('ACME', 'kind-2')).toBeInstanceOf(Promise);
  });

  test('are null when missing, and found once stored', async () => {
    const cache = new DocumentCache(database.db);
    expect(await cache.find('ACME', 'financials')).toBe(null);
    await put(1);
    expect(await cache.find('ACME', 'financials')).not.toBe(null);
  });

  test('parse their value once, frozen', async () => {
    await put(7);
    const document = await new DocumentCache(database.db).find('ACME', 'financials');
    let readings = 0;
    const read = () =>
      document?.value((json) => {
        readings += 1;
        return json as { revenue: number };
      });
    expect(read()?.revenue).toBe(7);
    expect(read()).toBe(read());
    expect(readings).toBe(1);
    expect(() => Object.assign(read() ?? {}, { revenue: 8 })).toThrow(TypeError);
  });
});
