import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Tally } from '../../../platform/commands/index.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openListsServer } from '../lists-server.fixture.ts';
import { readCuratedFile } from './curated-file.ts';
import { listCommands } from './list-commands.ts';
import { updateCuratedLists } from './update-members.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openListsServer(await openTestDatabase());
  folder = await mkdtemp(join(tmpdir(), 'tenfold-lists-'));
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables(server.db, ['curated_list', 'rule_outcome'], { idsGoOn: true });
});

const grew = {
  key: 'grew-revenue',
  name: 'Revenue grew every year',
  description: 'Ten years in a row.',
  rule: 'revenue-grew',
};
const chosen = { key: 'chosen', name: 'Chosen', description: 'By hand.', symbols: ['LOSS', 'ACME'] };

async function run(content: unknown): Promise<Readonly<Record<string, number>>> {
  const from = join(folder, 'lists.json');
  await writeFile(from, typeof content === 'string' ? content : JSON.stringify(content));
  const [command] = listCommands;
  const tally = new Tally(() => undefined);
  await command?.check?.({ from }, server.config);
  const { db, events, clock, config } = server;
  await command?.perform(
    { db, events, clock, config, tally, signal: new AbortController().signal },
    { from },
  );
  return tally.report().counts;
}

/** Later than the others: a clock is never set back. */
const setTime = (time: string) => server.clock.advance(Date.parse(time) - server.clock.now().getTime());
const all = async () => (await server.get('/lists/tenfold/all', {}, null)).json().lists;
const symbolsOf = async (key: string) =>
  (await server.get(`/lists/${key}`, {}, null))
    .json()
    .companies.map(({ symbol }: { symbol: string }) => symbol);

describe('tenfold lists import', () => {
  test('makes the lists of the file, in its order; the same file again changes nothing', async () => {
    expect(await run({ lists: [chosen, grew] })).toEqual({
      'lists added': 2,
      'lists changed': 0,
      'lists unchanged': 0,
      'lists removed': 0,
    });
    expect(await all()).toEqual([
      {
        key: 'chosen',
        name: 'Chosen',
        description: 'By hand.',
        rule: null,
        last_change: null,
        company_count: 2,
        symbols: ['LOSS', 'ACME'],
      },
      expect.objectContaining({ key: 'grew-revenue', symbols: ['ACME'] }),
    ]);
    const versions = async () =>
      (await sql`select version from curated_list order by key`.execute(server.db)).rows;
    const before = await versions();
    expect(await run({ lists: [chosen, grew] })).toMatchObject({ 'lists unchanged': 2 });
    expect(await versions()).toEqual(before);
  });

  test('changes, moves and removes what the file says otherwise', async () => {
    await run({ lists: [chosen, grew] });
    setTime('2026-10-30T21:00:00Z');
    const counts = await run({ lists: [{ ...chosen, symbols: ['ACME', 'GAPS'] }] });
    expect(counts).toMatchObject({ 'lists changed': 1, 'lists removed': 1 });
    expect(await all()).toMatchObject([
      { key: 'chosen', last_change: { day: '2026-10-30', added: ['GAPS'], removed: ['LOSS'] } },
    ]);
    expect((await server.get('/lists/grew-revenue', {}, null)).json().code).toBe('not_found');
    await run({ lists: [{ ...chosen, symbols: ['GAPS', 'ACME'] }] });
    expect(await symbolsOf('chosen')).toEqual(['GAPS', 'ACME']);
    expect(await all()).toMatchObject([{ last_change: { day: '2026-10-30' } }]);
  });

  test('says everything that is wrong with a file, and imports nothing of it', async () => {
    await run({ lists: [chosen] });
    const wrong = [
      { ...grew, key: 'Grew' },
      { ...grew, rule: 'grew-somehow' },
      { ...chosen, rule: 'no-loss' },
      { ...chosen, name: ' ', symbols: ['ACME', 'acme'] },
      { ...chosen, colour: 'red' },
    ];
    const refusal = await run({ lists: wrong }).then(String, (error: Error) => error.message);
    expect(refusal.split('\n').slice(1)).toEqual([
      '  lists[0].key: Use 1 to 30 lower-case letters, digits and dashes, a letter first',
      '  lists[1].rule: Use one of free-cash-flow-grew, revenue-grew, dividend-raised, no-loss, fewer-shares, net-cash',
      '  lists[2]: Give either a rule or symbols',
      '  lists[3].name: Enter a name for the list',
      '  lists[3].symbols: Name each symbol once',
      '  lists[4]: Unrecognized key: "colour"',
    ]);
    await expect(run({ lists: [chosen, chosen] })).rejects.toThrow('lists: Use each key once');
    await expect(run('{"lists": [')).rejects.toThrow('This is not JSON');
    await expect(run({ lists: [{ ...chosen, symbols: ['WHAT'] }] })).rejects.toThrow(
      'chosen: We have no company with the symbol WHAT',
    );
    expect(await all()).toMatchObject([{ key: 'chosen', symbols: ['LOSS', 'ACME'] }]);
  });

  test('the sample’s file is one that can be imported', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile(new URL('../../../../../../sample-data/lists.json', import.meta.url), 'utf8');
    const read = readCuratedFile(text);
    if (!read.ok) throw new Error(read.problems.join('\n'));
    expect(read.lists.length).toBeGreaterThanOrEqual(8);
    expect(read.lists.filter(({ rule }) => rule !== undefined).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a list that follows from the figures', () => {
  test('names its rule, and changes when new figures do, on the day they arrive', async () => {
    await run({ lists: [grew] });
    const read = async () => (await server.get('/lists/tenfold/grew-revenue/refresh', {}, null)).json();
    expect(await read()).toMatchObject({
      kind: 'curated',
      companies: [{ symbol: 'ACME' }],
      own: null,
      curated: {
        key: 'grew-revenue',
        rule: 'Revenue was higher in each of the last ten fiscal years than in the year before.',
        last_change: null,
      },
    });
    await updateCuratedLists(server);
    expect((await read()).curated.last_change).toBeNull();
    setTime('2026-11-12T21:00:00Z');
    await replaceRevenue('ACME', (revenue, year) => (year === 2021 ? revenue / 2 : revenue));
    await updateCuratedLists(server);
    // No call answers this change: a process may still trust what it read a moment ago.
    await expect.poll(read).toMatchObject({
      companies: [],
      curated: { last_change: { day: '2026-11-12', added: [], removed: ['ACME'] } },
    });
    setTime('2026-11-13T21:00:00Z');
    await replaceRevenue('ACME', (revenue, year) => (year === 2021 ? revenue * 2 : revenue));
    await updateCuratedLists(server);
    await expect
      .poll(async () => (await read()).curated.last_change)
      .toEqual({ day: '2026-11-13', added: ['ACME'], removed: [] });
  });

  test('its prices are asked for without the rest', async () => {
    await run({ lists: [chosen] });
    const { prices } = (await server.get('/lists/tenfold/price/chosen', {}, null)).json();
    expect(prices[1]).toMatchObject({ symbol: 'ACME', currency: 'USD', stock_price: expect.any(Number) });
    expect(prices[1].market_cap).toBeUndefined();
  });

  test('anybody signed in copies one to their own', async () => {
    await run({ lists: [chosen] });
    expect((await server.post('/lists/chosen/duplicate', {})).json()).toMatchObject({
      name: 'Chosen',
      symbols: ['LOSS', 'ACME'],
    });
  });
});

/** In the prepared figures, as a restatement would. */
async function replaceRevenue(
  symbol: string,
  change: (revenue: number, year: number) => number,
): Promise<void> {
  const { rows } = await sql<{ body: string; kind: string }>`
    select body, kind from document where subject = ${symbol} and kind like 'financials.%'`.execute(
    server.db,
  );
  for (const { body, kind } of rows) {
    const document = JSON.parse(body);
    for (const column of document.actual) column.revenue = change(column.revenue, column.year);
    await sql`update document set body = ${JSON.stringify(document)}, version = nextval('document_version')
               where subject = ${symbol} and kind = ${kind}`.execute(server.db);
  }
}
