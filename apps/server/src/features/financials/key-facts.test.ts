import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { loadCompanyFigures } from './company-figures.ts';
import { describeKeyFacts } from './key-facts.ts';
import { addSmallCompanies } from './small-companies.fixture.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await addSmallCompanies(database.db);
});

afterAll(() => database.close());

async function keyFactsOf(symbol: string): Promise<string | null> {
  const figures = await loadCompanyFigures(database.db, symbol);
  return figures === null ? null : describeKeyFacts(figures);
}

test('describes the last fiscal year in a sentence', async () => {
  expect(await keyFactsOf('ACME')).toBe(
    'In fiscal 2025 Acme reported revenue of USD 2,332 million, net income of USD 280 million, ' +
      'free cash flow of USD 350 million and diluted earnings per share of USD 2.80.',
  );
});

test('a loss is called a loss', async () => {
  expect(await keyFactsOf('LOSS')).toBe(
    'In fiscal 2025 LOSS reported revenue of USD 200 million, a net loss of USD 80 million, ' +
      'a free cash outflow of USD 75 million and a loss per share of USD 1.60.',
  );
});

test('leaves out missing figures', async () => {
  expect(await keyFactsOf('GAPS')).toBe(
    'In fiscal 2025 GAPS reported revenue of USD 500 million and net income of USD 20 million.',
  );
  expect(await keyFactsOf('NEWCO')).toBeNull();
});
