import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '../../../platform/db/counted-queries.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { markRestated, noteFiguresDue } from '../../financials/index.ts';
import { restateAcme } from '../../financials/restated/restate.fixture.ts';
import { openNotesServer } from '../notes-server.fixture.ts';
import { figuredNotes, figuredUpdates } from './figured-notes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openNotesServer(await openTestDatabase());
});
afterAll(() => server.close());

test('a company with a new filing is loaded once for all kinds of text that name its figures', async () => {
  const description = 'Sold {ACME FY2024 revenue}.';
  const note = await server.post('/company/notes/create', { symbols: ['ACME'], description }, 'ben');
  await server.post(`/company/note/${note.json().id}/update`, { description }, 'ben');
  await restateAcme(server.db, 2_000);
  const { db, count } = countQueries(server.db, 'from fact join filing');
  const errors: unknown[] = [];
  for (const texts of [figuredNotes, figuredUpdates]) {
    await noteFiguresDue(server.db, texts, ['ACME'], server.clock.now());
    const log = { error: (fields: unknown) => errors.push(fields) };
    await markRestated({ ...server, db, log } as never, texts);
  }
  expect(errors).toEqual([]);
  expect(count()).toBe(1);
  await restateAcme(server.db, 3_000, '2026-11-01');
  await noteFiguresDue(server.db, figuredNotes, ['ACME'], server.clock.now());
  await markRestated({ ...server, db, log: { error: () => undefined } } as never, figuredNotes);
  expect(count()).toBe(2);
});
