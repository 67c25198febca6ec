import { afterEach, beforeEach } from 'vitest';
import { countQueries } from '../../../platform/db/counted-queries.fixture.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { saveDocuments } from '../../../platform/documents/index.ts';
import { addListing, dailyCloses } from '../listings/listing.fixture.ts';
import { prepareCompany } from '../profile/prepare-company.ts';
import type { Quote } from './quote-store.ts';

export const quote = (change: Partial<Quote> = {}): Quote => ({
  symbol: 'ACME',
  price: 12.5,
  previousClose: 12,
  tradedAt: new Date('2026-08-24T15:00:00Z'),
  recordedAt: new Date('2026-08-24T15:00:05Z'),
  delayMinutes: 15,
  source: 'test quotes',
  simulated: false,
  ...change,
});
export const replay = (change: Partial<Quote> = {}) =>
  quote({ simulated: true, source: 'test prices', ...change });

interface QuotesDatabase {
  readonly db: Db;
  /** @returns how many queries that takes */
  queriesOf(work: () => unknown): Promise<number>;
}

/** Before each test of a block: Acme with closes, and Loss without. */
export function onQuotesDatabase(
  open: () => Promise<Database>,
  begin: (opened: QuotesDatabase) => void,
): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    const { db, count } = countQueries(database.db, '');
    await addListing(db, {
      symbol: 'ACME',
      cik: 1,
      closes: dailyCloses('2026-08-17', '2026-08-21', () => 12),
    });
    await addListing(db, { symbol: 'LOSS', cik: 2 });
    for (const symbol of ['ACME', 'LOSS']) {
      const document = await prepareCompany(db, symbol);
      if (document !== null) await saveDocuments(db, symbol, [document]);
    }
    begin({
      db,
      queriesOf: async (work) => {
        const before = count();
        await work();
        return count() - before;
      },
    });
  });
  afterEach(() => database.close());
}
