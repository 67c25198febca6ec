import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openNotesServer } from '../notes-server.fixture.ts';
import { findNoteChange } from './note-change.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openNotesServer(await openTestDatabase());
  await sql`insert into listing (symbol, cik, name, short_name)
            select 'ACME.B', cik, name || ' B', short_name from listing where symbol = 'ACME'`.execute(
    server.db,
  );
  await write('Anvils', 'Prices hold.', ['ACME']);
  await write(null, 'Turnaround in ÉTÉ.', ['LOSS', 'ACME']);
  await write('Gaps', 'Holes in the filings.', ['GAPS']);
  await write('Other class', '100% of the votes_', ['ACME.B']);
  await server.post('/company/note/1/update', {
    revision: 1,
    description: 'Raised twice.',
    symbols: ['GAPS'],
  });
});
afterAll(() => server.close());

async function write(title: string | null, description: string, symbols: string[]) {
  await server.post('/company/notes/create', { title, description, symbols });
  server.clock.advance(60_000);
}

type Page = { notes: { id: number }[]; total: number };
const idsOf = ({ notes }: Page) => notes.map(({ id }) => id);
const list = async (path: string) => (await server.get(path)).json() as Page;

describe('the notes of a person', () => {
  test.each([
    ['', [4, 3, 2, 1]],
    ['?sort=newest', [4, 3, 2, 1]],
    ['?sort=oldest', [1, 2, 3, 4]],
    ['?sort=updated', [1, 4, 3, 2]],
    ['?sort=company', [1, 4, 3, 2]],
  ])('%s are in order', async (query, ids) => {
    expect(idsOf(await list(`/notes${query}`))).toEqual(ids);
  });

  test('come page by page, with the number of all', async () => {
    expect(await list('/notes?page=2&size=3')).toMatchObject({
      notes: [{ id: 1 }],
      total: 4,
      page: 2,
      size: 3,
    });
    expect(await list('/notes?page=9&size=3')).toMatchObject({ notes: [], total: 4 });
  });

  test.each([
    ['anvils', [1]],
    ['PRICES hold', [1]],
    ['hold prices', [1]],
    ['prices gone', []],
    ['été', [2]],
    ['raised', [1]],
    ['gaps', [3, 1]],
    ['100%', [4]],
    ['votes_', [4]],
    ['s_o', []],
  ])('with “%s” in title, text, updates or symbols: %j', async (q, ids) => {
    const page = await list(`/notes?q=${encodeURIComponent(q)}`);
    expect([idsOf(page), page.total]).toEqual([ids, ids.length]);
  });

  test('of one company', async () => {
    expect(idsOf(await list('/notes?symbol=loss'))).toEqual([2]);
  });
});

describe('the notes on a company', () => {
  test.each([
    ['ACME', [4, 2, 1]],
    ['ACME.B', [4, 2, 1]],
    ['GAPS', [3, 1]],
    ['NEWCO', []],
  ])('%s are those that name it, or another of its symbols, or do so in an update', async (symbol, ids) => {
    const page = await list(`/company/${symbol}/notes/1/20`);
    expect([idsOf(page), page.total]).toEqual([ids, ids.length]);
  });

  test('are sorted and searched as all are', async () => {
    expect(idsOf(await list('/company/ACME/notes/1/2?sort=oldest'))).toEqual([1, 2]);
    expect(idsOf(await list('/company/ACME/notes/1/20?q=raised'))).toEqual([1]);
  });

  test('the last two come with the number of all', async () => {
    const page = await list('/company/ACME/recent_notes');
    expect([idsOf(page), page.total]).toEqual([[4, 2], 3]);
  });

  test('are found under a company alone', async () => {
    expect((await server.get('/company/NOPE/recent_notes')).json().code).toBe('company_not_found');
  });
});

test('companies are counted once, under the symbol most notes name', async () => {
  expect((await server.get('/notes/companies')).json()).toEqual({
    total: 4,
    companies: [
      { symbol: 'ACME', company_name: 'Acme Anvils Inc.', notes: 3 },
      { symbol: 'GAPS', company_name: expect.any(String), notes: 2 },
      { symbol: 'LOSS', company_name: 'Loss Makers plc', notes: 1 },
    ],
  });
});

test('all are exported as Markdown, with their updates', async () => {
  const { name, markdown } = (await server.get('/notes/export')).json();
  expect(name).toBe('tenfold-notes-2026-08-21.md');
  expect(markdown.match(/^## .*$/gm)).toEqual(['## Other class', '## Gaps', '## LOSS, ACME', '## Anvils']);
  expect(markdown).toContain('### Update, 2026-08-21');
  expect(markdown).toContain('100% of the votes\\_');
});

test('the number of all follows each note that is written or deleted, and each change has a number of its own', async () => {
  const change = () => findNoteChange(server.db, people.ben.id);
  const versions = [(await change()).version];
  const changing = async (written: Promise<unknown>) => {
    await written;
    versions.push((await change()).version);
  };
  await changing(write('Fifth', 'Written last.', ['GAPS']));
  expect((await list('/notes')).total).toBe(5);
  await changing(server.post('/company/note/5/save', { revision: 1, title: 'The fifth' }));
  await changing(server.post('/company/note/5/update', { revision: 2, description: 'Again.' }));
  await changing(server.post('/company/note/5/delete', {}));
  expect(versions).toEqual(versions.toSorted((one, other) => one - other));
  expect(new Set(versions).size).toBe(5);
  expect([(await list('/notes')).total, (await change()).notes]).toEqual([4, 4]);
});
