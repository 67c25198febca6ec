import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commentId, listId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../../platform/backup/index.ts';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { type Database, migrate, readMigrations } from '../../../platform/db/index.ts';
import { addPeople, people } from '../../../platform/http/calls/people.fixture.ts';
import { createComment, editComment, restoreComment } from '../../comments/index.ts';
import { figures } from '../../comments/on-figures/figure-comment.ts';
import { describeComment, listKey, onLens, onList } from './list-comment.ts';

const before = readMigrations().filter(({ name }) => name < '0037');
const clock = new StoppedClock('2026-08-21T20:00:00Z');
const at = clock.now();
const accountId = people.ben.id;

describeOnEach('comments from before they had one table', (open) => {
  let folder: string;
  let old: Database;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comments-'));
    old = await open(before);
    await addPeople(old.db);
    for (const statement of [
      sql`insert into company (cik, name) values (1001, 'Acme')`,
      sql`insert into list (account_id, name, created_at, updated_at, deleted_at)
          values (2, 'Holders', ${at}, ${at}, null), (1, 'Deleted', ${at}, ${at}, ${at})`,
      sql`insert into cell_comment (account_id, cik, symbol, row_key, column_key, forecast, forecast_name, filed_until, title,
                                    text, price, currency, price_at, price_is_simulated, revision, created_at, updated_at, deleted_at)
          values (2, 1001, 'ACME', 'capex', 'Terminal', '7', 'Base case', '2025-12-31', 'A guess', 'Until the guidance.',
                  41.25, 'USD', ${at}, true, 3, ${at}, ${at}, null),
                 (2, 1001, 'ACME', 'capex', '2025', null, null, null, null, 'Deleted', null, 'USD', null, false, 1, ${at}, ${at}, ${at})`,
      sql`insert into list_comment (list_id, symbol, field, text, revision, created_at, updated_at, deleted_at)
          values (1, null, null, 'On the list', 1, ${at}, ${at}, null), (1, 'ACME', null, 'On a company', 2, ${at}, ${at}, ${at}),
                 (1, 'ACME', 'margin', 'On a cell', 1, ${at}, ${at}, null), (2, null, null, 'Hers', 1, ${at}, ${at}, null),
                 (1, null, null, 'Gone', 1, ${at}, ${at}, null)`,
      sql`delete from list_comment where text = 'Gone'`,
    ]) {
      await statement.execute(old.db);
    }
  });
  afterEach(async () => {
    await old.close();
    await rm(folder, { recursive: true });
  });

  test('come over whole, those deleted too', async () => {
    await migrate(old);
    await expectComments(old);
  });

  test('are restored from a backup', async () => {
    const file = join(folder, 'backup');
    await writeBackup(old.db, file);
    const database = await open([]);
    await restoreBackup(database, file);
    await expectComments(database);
    await database.close();
  }, 240_000);

  test('are undeleted as they were, and found by the number they had', async () => {
    await migrate(old);
    const deps = { db: old.db, clock };
    const own = (id: number, on: typeof onList) => ({ accountId, id: commentId.parse(id), on });
    expect(await restoreComment(deps, own(2, figures))).toMatchObject({ id: 2, text: 'Deleted' });
    expect(await restoreComment(deps, own(2, onList))).toMatchObject({ id: 7, text: 'On a company' });
    const edit = editComment(
      deps,
      own(3, onLens),
      { title: null, text: 'Edited', revision: 1, figures: [] },
      describeComment,
    );
    expect(await edit).toMatchObject({ id: 8, text: 'Edited', revision: 2 });
    await expect(restoreComment(deps, own(4, onList))).rejects.toThrow('This comment doesn’t exist.');
    const created = { ...listKey(accountId, listId.parse(1)), subject: 'list', text: 'New' } as const;
    // The fifth on a list is gone, and its number stays its own.
    expect(await createComment(deps, created, onList)).toMatchObject({ id: 11, former_id: null });
  });
});

async function expectComments({ db }: Database): Promise<void> {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  expect(
    await rows(sql`
      select id::int, account_id::int, subject, cik::int, list_id::int, symbol, row_key, column_key, text, revision,
             deleted_at is not null as deleted, former_id::int
        from comment order by id`),
  ).toEqual([
    row(1, 'figure', { ...ofAcme, column_key: 'Terminal', text: 'Until the guidance.', revision: 3 }),
    row(2, 'figure', { ...ofAcme, column_key: '2025', text: 'Deleted', deleted: true }),
    row(6, 'list', { list_id: 1, text: 'On the list', former_id: 1 }),
    row(7, 'list_company', {
      list_id: 1,
      symbol: 'ACME',
      text: 'On a company',
      revision: 2,
      deleted: true,
      former_id: 2,
    }),
    row(8, 'lens_cell', {
      list_id: 1,
      symbol: 'ACME',
      row_key: 'margin',
      text: 'On a cell',
      former_id: 3,
    }),
    row(9, 'list', { account_id: 1, list_id: 2, text: 'Hers', former_id: 4 }),
  ]);
  expect(
    await rows(sql`select forecast, forecast_name, filed_until::text, title, price, currency, price_at, price_is_simulated,
                          created_at, updated_at from comment where id = 1`),
  ).toEqual([
    {
      forecast: '7',
      forecast_name: 'Base case',
      filed_until: '2025-12-31',
      title: 'A guess',
      price: 41.25,
      currency: 'USD',
      price_at: at,
      price_is_simulated: true,
      created_at: at,
      updated_at: at,
    },
  ]);
}

const ofAcme = { cik: 1001, symbol: 'ACME', row_key: 'capex' };
const onNothing = { cik: null, list_id: null, symbol: null, row_key: null, column_key: null };

function row(id: number, subject: string, given: object) {
  return { id, account_id: 2, subject, ...onNothing, revision: 1, deleted: false, former_id: null, ...given };
}
