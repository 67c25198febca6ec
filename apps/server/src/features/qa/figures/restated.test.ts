import type { TextFigure } from '@tenfold/contract/financials';
import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { annualReport } from '../../financials/filings.fixture.ts';
import { recordFacts } from '../../financials/record-facts.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import { type Member, openQaServer, type QaServer } from '../qa-server.fixture.ts';
import { listFiguresDue, noteFiguresDue } from './figures-due.ts';
import { markRestated } from './mark-restated.ts';
import { restatedFigure } from './restated-figure.ts';

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
  await sql`truncate notification, notification_count cascade`.execute(server.db);
});
afterEach(() => server.close());

const figuresOf = async () => {
  const { rows } = await sql<{ figures: TextFigure[] }>`
    select figures from qa_post where id = ${answer}`.execute(server.db);
  return rows[0]?.figures ?? [];
};

const told = async () => {
  const { rows } = await sql<{ kind: string; account_id: number }>`
    select kind, account_id from notification order by id`.execute(server.db);
  return rows;
};

const run = () =>
  markRestated({ ...server, log: { error: (fields: unknown) => expect(fields).toBeUndefined() } } as never);

/** Another year's report repeats 2024 with other revenue. */
async function restate(revenue: number, filed: string): Promise<void> {
  const later = annualReport(1001, 2024, { Revenues: revenue }).map((fact) => ({
    ...fact,
    accession: '0000001001-26-000099',
    filed,
  }));
  await recordFacts(server.db, 1001, later);
  await sql`update company set updated_at = updated_at + interval '1 day' where cik = 1001`.execute(
    server.db,
  );
  await noteFiguresDue(server.db, ['ACME'], server.clock.now());
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
    expect(await told()).toMatchObject([{ kind: 'figure_restated' }]);
    await noteFiguresDue(server.db, ['ACME'], server.clock.now());
    await run();
    expect(await told()).toHaveLength(1);
    expect(await listFiguresDue(server.db)).toEqual([]);
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
    await noteFiguresDue(server.db, ['ACME'], server.clock.now());
    await run();
    expect((await figuresOf())[0]?.restated).toBeNull();
    expect(await told()).toHaveLength(1);
  });

  test('is looked at only where its company changed', async () => {
    await noteFiguresDue(server.db, ['LOSS', 'NOPE'], server.clock.now());
    expect(await listFiguresDue(server.db)).toEqual([]);
    await noteFiguresDue(server.db, ['ACME'], server.clock.now());
    expect(await listFiguresDue(server.db)).toMatchObject([{ symbol: 'ACME' }]);
    await run();
    expect(await told()).toEqual([]);
  });

  test('of a text that is gone tells nobody', async () => {
    await server.call('ben', 'DELETE', `/qa/answers/${answer}`);
    await restate(2_000, '2026-10-01');
    await run();
    expect(await told()).toEqual([]);
  });
});

describe('a filing since then restates a figure', () => {
  const stated = {
    token: 'ACME FY2024 earningsPerShare',
    symbol: 'ACME',
    company: 'Acme',
    period: 'FY2024',
    line: 'earningsPerShare',
    label: 'diluted EPS',
    value: 6,
    unit: 'perShare',
    currency: 'USD',
    periodEnd: '2024-12-31',
    filings: [{ accession: 'one', form: '10-K', filed: '2025-02-01', url: 'https://sec.example/one' }],
    statedAt: '2025-03-01T12:00:00.000Z',
    restated: null,
  } as const;
  const filings = [{ accession: 'two', form: '10-K', filed: '2026-02-01', url: 'https://sec.example/two' }];
  const figure = { ...stated, filings: [...stated.filings] };

  test('with another value, and not with the same', () => {
    expect(restatedFigure(figure, { ...figure, value: 5, filings }, []).restated).toEqual({
      value: 5,
      filed: '2026-02-01',
      url: 'https://sec.example/two',
    });
    expect(restatedFigure(figure, { ...figure, filings }, []).restated).toBeNull();
  });

  test('but no split does, and no value that isn’t filed', () => {
    const splits = [{ effective: '2025-06-01', ratio: 4 }];
    expect(restatedFigure(figure, { ...figure, value: 1.5, filings }, splits as never).restated).toBeNull();
    expect(restatedFigure(figure, { ...figure, value: 5 }, []).restated).toBeNull();
    expect(restatedFigure(figure, null, [])).toEqual(figure);
  });

  test('and what agrees again is no longer marked', () => {
    const marked = { ...figure, restated: { value: 5, filed: '2026-02-01', url: 'https://sec.example/two' } };
    expect(restatedFigure(marked, { ...figure, filings }, []).restated).toBeNull();
  });
});
