import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

describeOnEach('own forecasts', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openForecastsServer(await open());
  });
  beforeEach(() => emptyTables(server.db, ['forecast', 'companies_opened']));
  afterAll(() => server.close());

  const create = (body: object, by: 'ann' | 'ben' | null = 'ben', symbol = 'ACME') =>
    server.post(`/company/${symbol}/forecast/create`, body, by);
  const save = (id: number, body: object, by: 'ann' | 'ben' | null = 'ben', symbol = 'ACME') =>
    server.post(`/company/${symbol}/forecast/${id}/save`, body, by);
  const listed = async (by: 'ann' | 'ben', symbol = 'ACME') =>
    (await server.get(`/company/${symbol}/forecast`, {}, by)).json().forecasts;
  const refusal = (reply: LightMyRequestResponse) => {
    const { status, code, error_fields } = reply.json();
    return [status, code, ...Object.keys(error_fields ?? {})];
  };

  describe('a new forecast', () => {
    test('needs a name only, and starts from averages at 10 % and 0 %', async () => {
      const reply = await create({ name: '  Base case ' });
      expect(reply.json()).toEqual({
        id: 1,
        name: 'Base case',
        updated_at: '2026-08-21T20:00:00.000Z',
        revision: 1,
        starts_from: 'averages',
        base_year: 2025,
        values: {},
        required_return: 0.1,
        terminal_growth: 0,
        method: null,
        leverage: 'unlevered',
        own_figures: {},
        copied_from: null,
        is_shared: false,
        share_token: null,
      });
      expect(await listed('ben')).toEqual([reply.json()]);
    });

    test('keeps each cell as it was typed, by its key', async () => {
      const values = {
        2026: { revenue_change: 0.1, free_cash_flow_growth_rate: -0.25 },
        Terminal: { percentage_cfo_of_revenue: '=percentageCfoOfRevenue[-1]' },
      };
      const { id } = (await create({ name: 'Base case', values: { ...values, 2028: {} } })).json();
      expect(await listed('ben')).toMatchObject([{ id, values }]);
      expect(Object.keys((await listed('ben'))[0].values)).toEqual(['2026', 'Terminal']);
    });

    test('refuses names nobody could read and cells no forecast has', async () => {
      const long = `=${'1+'.repeat(500)}1`;
      const refused = [
        [{ name: ' ' }, 'name'],
        [{ name: 'x'.repeat(101) }, 'name'],
        [{ name: 'one\u202etwo' }, 'name'],
        [{ name: 'x', values: { 2031: { margin: 0.1 } } }, 'values.2031'],
        [{ name: 'x', values: { 2025: { margin: 0.1 } } }, 'values.2025'],
        [{ name: 'x', values: { terminal: { margin: 0.1 } } }, 'values.terminal'],
        [{ name: 'x', values: { 2026: { revenue: 1 } } }, 'values.2026'],
        [{ name: 'x', values: { 2026: { margin: 101 } } }, 'values.2026.margin'],
        [{ name: 'x', values: { Terminal: { revenue_change: 101 } } }, 'values.Terminal.revenue_change'],
        [{ name: 'x', values: { 2026: { margin: null } } }, 'values.2026.margin'],
        [{ name: 'x', values: { 2026: { margin: '0.1' } } }, 'values.2026.margin'],
        [{ name: 'x', values: { 2026: { margin: long } } }, 'values.2026.margin'],
        [{ name: 'x', required_return: -0.01 }, 'required_return'],
        [{ name: 'x', required_return: 1.01 }, 'required_return'],
        [{ name: 'x', terminal_growth: -1.01 }, 'terminal_growth'],
        [{ name: 'x', terminal_growth: 1.01 }, 'terminal_growth'],
        [{ name: 'x', own_figures: { shares_outstanding: 0 } }, 'own_figures.shares_outstanding'],
        [{ name: 'x', own_figures: { preferred_stock: -1 } }, 'own_figures.preferred_stock'],
        [{ name: 'x', own_figures: { net_debt: -1.1e18 } }, 'own_figures.net_debt'],
        [{ name: 'x', own_figures: { currency_rate: 1.1e12 } }, 'own_figures.currency_rate'],
      ] as const;
      for (const [body, field] of refused) {
        expect([body, refusal(await create(body))]).toEqual([body, [422, 'invalid_request', field]]);
      }
      expect(await listed('ben')).toEqual([]);
    });

    test('sent twice is made once; another of the same name is refused', async () => {
      const body = { name: 'Base case', values: { 2026: { margin: 0.1 } } };
      const [one, two] = await Promise.all([create(body), create(body)]);
      expect(one.json()).toEqual(two.json());
      expect(refusal(await create({ name: 'base CASE' }))).toEqual([409, 'conflict', 'name']);
      expect(await listed('ben')).toHaveLength(1);
    });

    test('is refused above a hundred of a company, also when asked for at once', async () => {
      await create({ name: 'Base case' });
      await sql`insert into forecast (account_id, cik, symbol, name, starts_from, base_year, typed, required_return,
                                      terminal_growth, leverage, own_figures, created_at, updated_at)
                select account_id, cik, symbol, name || at, starts_from, base_year, typed, required_return,
                       terminal_growth, leverage, own_figures, created_at, updated_at
                  from forecast, generate_series(1, 97) as at`.execute(server.db);
      const replies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create({ name })));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
      expect((await create({ name: 'a' }, 'ben', 'LOSS')).statusCode).toBe(200);
      expect((await create({ name: 'a' }, 'ann')).statusCode).toBe(200);
    });

    test('is of a company with a fiscal year on file', async () => {
      expect(refusal(await create({ name: 'x' }, 'ben', 'NOSUCH'))).toEqual([404, 'company_not_found']);
      expect(refusal(await create({ name: 'x' }, 'ben', 'NEWCO'))).toEqual([422, 'invalid_request']);
      expect(refusal(await create({ name: 'x' }, null))).toEqual([401, 'unauthenticated']);
    });

    test('opens a company of the month', async () => {
      await server.db.executeQuery(
        sql`insert into companies_opened (account_id, month, symbols)
            values (1, '2026-08-01', ${Array.from({ length: 30 }, (_, at) => `S${at}`)}::text[])`.compile(
          server.db,
        ),
      );
      expect(refusal(await create({ name: 'x' }, 'ann', 'GAPS'))).toEqual([403, 'quota_reached']);
    });
  });

  describe('a save', () => {
    test('replaces the values, keeps what is not sent and counts up', async () => {
      await create({ name: 'Base case', values: { 2026: { margin: 0.1 } }, own_figures: { net_debt: 5 } });
      const reply = await save(1, {
        revision: 1,
        values: { 2027: { margin: 0.2 } },
        required_return: 0.08,
      });
      expect(reply.json()).toMatchObject({
        revision: 2,
        values: { 2027: { margin: 0.2 } },
        required_return: 0.08,
        own_figures: { net_debt: 5 },
      });
      expect(await listed('ben')).toEqual([reply.json()]);
    });

    test('on an older revision is answered with what is stored, and writes nothing', async () => {
      await create({ name: 'Base case' });
      const first = await save(1, { revision: 1, values: { 2026: { margin: 0.1 } } });
      const second = await save(1, { revision: 1, values: { 2026: { margin: 0.2 } } });
      expect(second.json()).toMatchObject({ status: 409, code: 'stale', current: first.json() });
      expect(await listed('ben')).toEqual([first.json()]);
    });

    test('without a revision is of whatever is there', async () => {
      await create({ name: 'Base case', values: { 2026: { margin: 0.1 } } });
      const both = [0.2, 0.3].map((margin) => save(1, { values: { 2026: { margin } } }));
      expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await save(1, { required_return: 0.2, values: {} })).json()).toMatchObject({
        revision: 4,
        required_return: 0.2,
      });
    });

    test('that is sent again after its answer was lost is no conflict', async () => {
      await create({ name: 'Base case' });
      const body = { revision: 1, values: { 2026: { margin: 0.1, revenue_change: -0 } } };
      const first = await save(1, body);
      expect((await save(1, body)).json()).toEqual(first.json());
      expect((await save(1, { ...body, revision: 2 })).json()).toEqual(first.json());
    });

    test('refuses a rate or an own figure that no field takes', async () => {
      await create({ name: 'Base case' });
      const refused = [
        [{ required_return: 1.5 }, 'required_return', 'Required return must be from 0% to 100%'],
        [{ terminal_growth: -2 }, 'terminal_growth', 'Terminal growth must be from -100% to 100%'],
        [{ own_figures: { payout: 0 } }, 'own_figures.payout', 'This must be more than 0'],
      ] as const;
      for (const [body, field, message] of refused) {
        const reply = await save(1, { revision: 1, values: {}, ...body });
        expect(reply.json()).toMatchObject({
          code: 'invalid_request',
          detail: message,
          error_fields: { [field]: message },
        });
      }
      expect(await listed('ben')).toMatchObject([{ revision: 1, required_return: 0.1, own_figures: {} }]);
    });

    test('leaves a rate and an own figure that were stored within other bounds, and may mend them', async () => {
      await create({ name: 'Base case' });
      await sql`update forecast set required_return = 5, terminal_growth = -3,
                                    own_figures = '{"netDebt": 5, "sharesOutstanding": -2}'`.execute(
        server.db,
      );
      const stored = {
        required_return: 5,
        terminal_growth: -3,
        own_figures: { net_debt: 5, shares_outstanding: -2 },
      };
      expect(await listed('ben')).toMatchObject([stored]);
      const values = { 2026: { margin: 0.1 } };
      expect((await save(1, { revision: 1, values, ...stored })).json()).toMatchObject({ ...stored, values });
      const own_figures = { net_debt: 6, shares_outstanding: -2 };
      const mended = { required_return: 0.5, terminal_growth: 0, own_figures };
      expect((await save(1, { revision: 2, values, ...mended })).json()).toMatchObject(mended);
      expect(refusal(await save(1, { revision: 3, values, required_return: 5 }))).toEqual([
        422,
        'invalid_request',
        'required_return',
      ]);
    });

    test("of someone else's forecast finds none, and neither does one by another company", async () => {
      await create({ name: 'Base case' }, 'ann');
      const body = { revision: 1, values: {} };
      for (const reply of [
        await save(1, body),
        await save(1, body, 'ann', 'LOSS'),
        await save(2, body, 'ann'),
      ]) {
        expect(refusal(reply)).toEqual([404, 'not_found']);
      }
      expect(await listed('ben')).toEqual([]);
      expect(await listed('ann', 'LOSS')).toEqual([]);
    });
  });
});
