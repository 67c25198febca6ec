import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { CommandReport } from '../../../platform/commands/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { listRates } from '../../company/index.ts';
import { ImportTally } from '../tally.ts';
import { importRates } from './import-rates.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rates-'));
  database = await openTestDatabase();
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function importLines(...lines: string[]): Promise<CommandReport> {
  const file = join(folder, 'rates.csv');
  await writeFile(file, `date,base,quote,rate\n${lines.join('\n')}\n`);
  const tally = new ImportTally(() => undefined);
  const clock = new StoppedClock('2026-08-31T12:00:00Z');
  await importRates(
    { db: database.db, events: noEvents, clock, tally, signal: new AbortController().signal },
    file,
  );
  return tally.report();
}

const taiwan = { base: 'USD', quote: 'TWD' };
const ratesOnFile = async () => (await listRates(database.db, taiwan)).map(({ day, rate }) => [day, rate]);

test("rates are stored by pair and day, and stored ones don't change", async () => {
  await importLines('2024-12-31,USD,TWD,32.79', '2023-12-31,USD,TWD,30.62', '2024-12-31,USD,CHF,0.91');
  await importLines('2024-12-31,USD,TWD,33.00', '2025-01-02,USD,TWD,32.85');
  expect(await ratesOnFile()).toEqual([
    ['2023-12-31', 30.62],
    ['2024-12-31', 32.79],
    ['2025-01-02', 32.85],
  ]);
});

test('invalid rates are refused by name', async () => {
  const { refused } = await importLines(
    '2024-12-31,USD,TWD,32.79',
    '2024-12-30,USD,TWD,32.75',
    '2024-12-29,USD,TWD,0.03',
    '2024-12-28,USD,TWD,-1',
    '2027-01-01,USD,TWD,32',
    '2024-12-27,usd,TWD,32',
  );
  expect(refused.map(({ why }) => why).sort()).toEqual([
    'date_out_of_range',
    'malformed_row',
    'rate_jumps',
    'rate_not_positive',
  ]);
  expect(await ratesOnFile()).toHaveLength(2);
});
