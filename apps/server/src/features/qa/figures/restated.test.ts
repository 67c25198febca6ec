import type { TextFigure } from '@tenfold/contract/financials';
import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { listFiguresDue, markRestated, noteFiguresDue } from '../../financials/index.ts';
import { restateAcme } from '../../financials/restated/restate.fixture.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import { type Member, openQaServer, type QaServer } from '../qa-server.fixture.ts';
import { figuredPosts } from './figured-posts.ts';

let server: QaServer;
let question: PostId;
let answer: PostId;

beforeEach(async () => {
  server = await openQaServer(await openTestDatabase());
  // The community's own Acme has no figures.
  await sql`delete from listing where symbol in ('ACME', 'LOSS')`.execute(server.db);
  await addSmallCompanies(server.db);
  question = await server.askApproved();
  answer = await server.answer(question, 'ben', 'Acme sold {ACME FY2024 revenue} and {ACME FY2023 revenue}.');
  await emptyTables(server.db, ['notification', 'notification_count'], { idsGoOn: true });
});
afterEach(() => server.close());

const figuresOf = async () => {
  const { rows } = await sql<{ figures: TextFigure[] }>`
    select figures from qa_post where id = ${answer}`.execute(server.db);
  return rows[0]?.figures ?? [];
};

const notified = async () => {
  const { rows } = await sql<{ kind: string; account_id: number }>`
    select kind, account_id from notification order by id`.execute(server.db);
  return rows;
};

const run = () =>
  markRestated(
    { ...server, log: { error: (fields: unknown) => expect(fields).toBeUndefined() } } as never,
    figuredPosts,
  );

async function restate(revenue: number, filed: string): Promise<void> {
  await restateAcme(server.db, revenue, filed);
  await noteFiguresDue(server.db, figuredPosts, ['ACME'], server.clock.now());
}

describe('a figure of a text', () => {
  test('that a later filing changes is marked with both values, and its author is told once', async () => {
    const [before] = await figuresOf();
    expect(before).toMatchObject({ token: 'ACME FY2024 revenue', restated: null });
    await restate(2_000, '2026-10-01');
    await run();
    const [restated, other] = await figuresOf();
    expect(restated).toMatchObject({
      value: before?.value,
      restated: { value: 2_000e6, filed: '2026-10-01' },
    });
    expect(other?.restated).toBeNull();
    expect(await notified()).toMatchObject([{ kind: 'figure_restated' }]);
    await noteFiguresDue(server.db, figuredPosts, ['ACME'], server.clock.now());
    await run();
    expect(await notified()).toHaveLength(1);
    expect(await listFiguresDue(server.db, figuredPosts)).toEqual([]);
  });

  test('is renewed by its author alone, and readers see that the text was edited', async () => {
    const renew = (who: Member, token = 'ACME FY2024 revenue') =>
      server.call(who, 'POST', `/qa/figures/answer/${answer}/renew`, { token });
    const before = await figuresOf();
    expect((await renew('ben')).json).toMatchObject({ edited_datetime: null, revision: 1 });
    expect(await figuresOf()).toEqual(before);
    await restate(2_000, '2026-10-01');
    await run();
    expect((await renew('ann')).status).toBe(403);
    expect((await renew('cora')).status).toBeGreaterThanOrEqual(403);
    expect((await renew('ben', 'ACME FY2022 revenue')).status).toBe(404);
    expect((await renew('ben', '} {')).status).toBe(404);
    const { json } = await renew('ben');
    expect(json).toMatchObject({ revision: 2, edited_datetime: server.clock.now().toISOString() });
    expect(json.figures).toMatchObject([
      { token: 'ACME FY2024 revenue', value: 2_000e6, restated: null },
      { token: 'ACME FY2023 revenue', value: before[1]?.value },
    ]);
    expect(await figuresOf()).toMatchObject([{ value: 2_000e6, restated: null }, before[1] ?? {}]);
    expect((await renew('ben')).json.revision).toBe(2);
    await noteFiguresDue(server.db, figuredPosts, ['ACME'], server.clock.now());
    await run();
    expect((await figuresOf())[0]?.restated).toBeNull();
    expect(await notified()).toHaveLength(1);
  });

  test('is looked at only where its company changed', async () => {
    await noteFiguresDue(server.db, figuredPosts, ['LOSS', 'NOPE'], server.clock.now());
    expect(await listFiguresDue(server.db, figuredPosts)).toEqual([]);
    await noteFiguresDue(server.db, figuredPosts, ['ACME'], server.clock.now());
    expect(await listFiguresDue(server.db, figuredPosts)).toMatchObject([{ symbol: 'ACME' }]);
    await run();
    expect(await notified()).toEqual([]);
  });

  test('of a text that is gone tells nobody', async () => {
    await server.call('ben', 'DELETE', `/qa/answers/${answer}`);
    await restate(2_000, '2026-10-01');
    await run();
    expect(await notified()).toEqual([]);
  });
});
