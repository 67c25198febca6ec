import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from './app.ts';
import type { Database } from './platform/db/index.ts';
import { openTestDatabase } from './platform/db/test-database.ts';
import { addPeople, people } from './platform/http/calls/people.fixture.ts';

const ownTables = features.flatMap((feature) => feature.ownData ?? []);
const { id } = people.ann;

const rows: Readonly<Record<string, ReturnType<typeof sql>>> = {
  account: sql`update account set bio = 'Patient.' where id = ${id}`,
  session: sql`insert into session values (gen_random_uuid(), ${id}, now(), now())`,
  personal_token: sql`insert into personal_token values (gen_random_uuid(), ${id}, 'Notebook', 'figures', '\\x01', now(), null)`,
  identity: sql`insert into identity values ('google', 'subject', ${id})`,
  avatar: sql`insert into avatar values (${id}, 'a.webp', 'image/webp', '')`,
  forecast: sql`with made as (insert into company (cik, name) values (1, 'Acme'))
    insert into forecast (account_id, cik, symbol, name, starts_from, base_year, typed, required_return, terminal_growth, leverage, own_figures, created_at, updated_at)
    values (${id}, 1, 'ACME', 'Base case', 'averages', 2025, '{}', 0.1, 0, 'levered', '{}', now(), now())`,
  comment: sql`insert into comment
    (account_id, subject, cik, symbol, row_key, column_key, text, currency, price_is_simulated, created_at, updated_at)
    values (${id}, 'figure', 1, 'ACME', 'capex', '2025', 'Step-up?', 'USD', false, now(), now())`,
  note: sql`insert into note (account_id, description, symbols, currency, known, searched, created_at, updated_at)
    values (${id}, 'Patient.', '{ACME}', 'USD', '{}', 'patient.', now(), now())`,
  list: sql`insert into list (account_id, name, created_at, updated_at) values (${id}, 'Ten-year holders', now(), now())`,
  price_alert: sql`with listed as (insert into listing (symbol, cik, name, short_name) values ('ACME', 1, 'Acme Inc.', 'Acme'))
    insert into price_alert (account_id, symbol, target, basis_day, state, armed_at, created_at)
    values (${id}, 'ACME', 150, '2026-08-21', 'armed', now(), now())`,
  notification: sql`insert into notification (account_id, seq, kind, subject, data, created_at)
    values (${id}, 1, 'price', '1/1', '{}', now())`,
  notification_setting: sql`insert into notification_setting (account_id, bell_sound) values (${id}, false)`,
  notification_mail: sql`insert into notification_mail (account_id, digest_day, created_at) values (${id}, '2026-08-21', now())`,
  content_version: sql`insert into content_version (key, version, content, published_by, published_at)
    values ('closing', 1, '{}', ${id}, now())`,
  content_draft: sql`insert into content_draft values ('closing', ${id}, '{}', 0, 1, now())`,
  billing_account: sql`insert into billing_account (account_id, created_at) values (${id}, now())`,
  billing_details: sql`insert into billing_details values (${id}, 'Ann', '', '6 Quay Lane', 'IE', '')`,
  invoice_document: sql`with payer as (insert into billing_account (created_at) values (now()) returning id),
    issued as (insert into invoice (billing_account_id, environment, object, kind, number, issued_at, content)
      select id, 'sandbox', 'in_1', 'invoice', 'TF-2026-00001', now(), '{}' from payer returning id)
    insert into invoice_document select id, ${id}, '{}', '' from issued`,
  qa_post: sql`insert into qa_post (kind, account_id, text, created_at) values ('question', ${id}, '', now())`,
  qa_tag: sql`insert into qa_tag (key, name, created_by, created_at) values ('MARGIN', 'MARGIN', ${id}, now())`,
  qa_draft: sql`insert into qa_draft (account_id, kind, data, created_at, updated_at) values (${id}, 'question', '{}', now(), now())`,
  qa_vote: sql`with post as (insert into qa_post (kind, text, created_at) values ('question', '', now()) returning id)
    insert into qa_vote select id, ${id}, 1, now() from post`,
  qa_vote_cast: sql`insert into qa_vote_cast (account_id, cast_at) values (${id}, now())`,
  qa_vote_at_close: sql`with post as (insert into qa_post (kind, text, created_at) values ('question', '', now()) returning id)
    insert into qa_vote_at_close (post_id, account_id) select id, ${id} from post`,
  qa_follow: sql`with post as (insert into qa_post (kind, text, created_at) values ('question', '', now()) returning id)
    insert into qa_follow select id, ${id}, now() from post`,
  qa_bookmark: sql`with post as (insert into qa_post (kind, text, created_at) values ('question', '', now()) returning id)
    insert into qa_bookmark select id, ${id}, now() from post`,
  qa_follow_contributor: sql`insert into qa_follow_contributor values (${people.ben.id}, ${id}, now())`,
  qa_contributor: sql`insert into qa_contributor values (${id}, 7)`,
  qa_points: sql`insert into qa_points (account_id, award, cause, points, since, occurred_at)
    values (${id}, 'text', 'featured', 10, now(), now())`,
  qa_report: sql`with post as (insert into qa_post (kind, text, created_at) values ('question', '', now()) returning id)
    insert into qa_report (post_id, account_id, reason, reported_at) select id, ${id}, 'spam', now() from post`,
  qa_act: sql`insert into qa_act (kind, account_id, reason, acted_at) values ('hide', ${id}, 'spam', now())`,
  qa_reward: sql`insert into qa_reward (account_id, hundred, state, reached_at) values (${id}, 100, 'waiting', now())`,
  figure_contest: sql`with made as (insert into company (cik, name) values (2, 'Contested'))
    insert into figure_contest (cik, row_key, column_key, should_be, reason, account_id, contested_at)
    values (2, 'revenue', '2024', 1, 'differs', ${id}, now())`,
  figure_contest_follow: sql`with contest as (insert into figure_contest (cik, row_key, column_key, should_be, reason, contested_at)
      values (2, 'capex', '2024', 1, 'differs', now()) returning id)
    insert into figure_contest_follow select id, ${id}, now() from contest`,
  ai_chat: sql`with chat as (insert into ai_chat (account_id, title, created_at, updated_at)
      values (${id}, 'Revenue?', now(), now()) returning id)
    insert into ai_message (chat_id, text, created_at) select id, 'Revenue?', now() from chat`,
  ai_asked: sql`insert into ai_asked values (${id}, now())`,
  companies_opened: sql`insert into companies_opened values (${id}, null, '2026-08-01', '{NKE}')`,
  first_opened: sql`insert into first_opened values (${id}, 'NKE', now())`,
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addPeople(database.db);
});
afterAll(() => database.close());

const actions = { delete: 'c', anonymize: 'n', keep: 'n' } as const;

test("every table that references an account belongs to a feature's ownData and is erased as it says", async () => {
  const referring = await sql<Reference>`
    select conrelid::regclass::text as table, confdeltype as "onDelete" from pg_constraint
     where contype = 'f' and confrelid = 'account'::regclass`.execute(database.db);
  const declared = ownTables.filter(({ table }) => !unreferring.includes(table));
  expect(referring.rows.toSorted(byTable)).toEqual(
    declared.map(({ table, erase }) => ({ table, onDelete: actions[erase.how] })).toSorted(byTable),
  );
});

/** The account itself, and what is to outlive it. */
const unreferring = ['account', 'account_change'];

type Reference = { readonly table: string; readonly onDelete: string };

function byTable(one: Reference, other: Reference): number {
  return `${one.table} ${one.onDelete}` < `${other.table} ${other.onDelete}` ? -1 : 1;
}

test.each(ownTables.filter((own) => 'read' in own))(
  'the archive includes each row in $table',
  async (own) => {
    const row = rows[own.table];
    if (row === undefined) throw new Error(`give Ann a row in ${own.table}`);
    const before = await own.read(database.db, id);
    await row.execute(database.db);
    expect(await own.read(database.db, id)).not.toEqual(before);
  },
);

test('what becomes of each table has words for its owner, and a reason where rows stay', () => {
  for (const { erase } of ownTables) {
    expect(erase.what).not.toBe('');
    if (erase.how !== 'delete') expect(erase.why).toMatch(/\.$/);
  }
});

test('after a deletion only the tables that say so have rows of the account', async () => {
  await sql`delete from account where id = ${id}`.execute(database.db);
  const { rows: columns } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'`.execute(database.db);
  const left: string[] = [];
  for (const { table } of columns) {
    const found = await sql`select from ${sql.table(table)} where account_id = ${id}`.execute(database.db);
    if (found.rows.length > 0) left.push(table);
  }
  // Kept without the account, or about nothing but its number.
  expect(left).toEqual(['account_change']);
});

test('withheld tables have a reason', () => {
  for (const own of ownTables) if ('withheld' in own) expect(own.withheld).not.toBe('');
});
