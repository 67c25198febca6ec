import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

type Values = Record<string, Record<string, number>>;
interface Seen {
  revision: number;
  values: Values;
}

/** What a tab does next: type into a cell; save; save and lose the answer; sleep while others save. */
const step = fc.record({
  column: fc.constantFrom('2026', '2027', '2028', '2029', '2030', 'Terminal'),
  isLost: fc.boolean(),
  pause: fc.nat(3),
});
const tab = fc.record({
  by: fc.constantFrom('ann' as const, 'ben' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

describeOnEach('tabs that save one forecast at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openForecastsServer(await open());
  });
  afterAll(() => server.close());

  test('lose nothing silently: each save is in what was saved after it, or was refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 4 }), async (tabs) => {
        await emptyTables(server.db, ['forecast']);
        const ids = { ann: await create('ann'), ben: await create('ben') };
        const answered: { by: 'ann' | 'ben'; sent: Values; seen: Seen }[] = [];
        const typed = await Promise.all(
          tabs.map(({ by, steps }, number) =>
            work(by, ids[by], number, steps, (sent, seen) => answered.push({ by, sent, seen })),
          ),
        );
        for (const by of ['ann', 'ben'] as const) {
          const own = answered.filter((answer) => answer.by === by);
          const last = (await server.get('/company/ACME/forecast', {}, by)).json().forecasts[0] as Seen;
          // No two contents at one revision, and no revision left out.
          const contents = Map.groupBy(own, ({ seen }) => seen.revision);
          for (const same of contents.values()) {
            expect(new Set(same.map(({ seen }) => JSON.stringify(seen.values))).size).toBe(1);
          }
          expect(last.revision).toBeGreaterThanOrEqual(Math.max(1, ...contents.keys()));
          // What was answered is what was sent, and the last one is stored.
          for (const { sent, seen } of own) expect(seen.values).toEqual(sent);
          // Each tab's cells are in the end result: every tab has cells of its own.
          const cells = typed.filter((_, at) => tabs[at]?.by === by).flat();
          for (const [column, row, value] of cells) expect(last.values[column]?.[row]).toBe(value);
        }
      }),
      { numRuns: rounds(2, 50), seed: 20_261_122 },
    );
  });

  async function create(by: 'ann' | 'ben'): Promise<number> {
    return (await server.post('/company/ACME/forecast/create', { name: 'Base case' }, by)).json().id;
  }

  const rows = ['revenue_change', 'margin', 'percentage_cfo_of_revenue', 'capex_change'] as const;

  /** Types into a row of its own, merges what others saved, and returns the last value of each of its cells. */
  async function work(
    by: 'ann' | 'ben',
    id: number,
    number: number,
    steps: readonly { column: string; isLost: boolean; pause: number }[],
    answer: (sent: Values, seen: Seen) => void,
  ): Promise<[string, string, number][]> {
    const row = rows[number] ?? 'margin';
    const own = new Map<string, number>();
    let known: Seen = { revision: 1, values: {} };
    for (const [at, { column, isLost, pause }] of steps.entries()) {
      for (let tick = 0; tick < pause; tick += 1) await server.get('/company/ACME/forecast', {}, by);
      own.set(column, (number * 100 + at) / 1_000);
      for (;;) {
        const values = merged(known.values, row, own);
        const body = { revision: known.revision, values };
        const first = await server.post(`/company/ACME/forecast/${id}/save`, body, by);
        // The answer did not arrive: the same is sent again.
        const reply = isLost ? await server.post(`/company/ACME/forecast/${id}/save`, body, by) : first;
        const said = reply.json();
        if (reply.statusCode === 200) {
          known = said;
          answer(values, said);
          break;
        }
        expect([reply.statusCode, said.code]).toEqual([409, 'stale']);
        known = said.current;
      }
    }
    return [...own].map(([column, value]) => [column, row, value]);
  }
});

function merged(values: Values, row: string, own: ReadonlyMap<string, number>): Values {
  const all = structuredClone(values);
  for (const [column, value] of own) all[column] = { ...all[column], [row]: value };
  return all;
}
