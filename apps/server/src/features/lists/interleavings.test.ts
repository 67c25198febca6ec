import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tests/world/size.ts';
import { describeOnEach } from '../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import { recordListings } from '../company/index.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { openListsServer } from './lists-server.fixture.ts';

type Person = 'ann' | 'ben';
const symbolsOfTab = [
  ['A1', 'A2', 'A3'],
  ['B1', 'B2', 'B3'],
  ['C1', 'C2', 'C3'],
  ['D1', 'D2', 'D3'],
];

/** What a tab does next. Companies are the tab's own, so that its last word on each must be in the end result. */
const step = fc.record({
  what: fc.constantFrom('add', 'remove', 'restore', 'rename', 'order', 'default', 'comment'),
  which: fc.nat(2),
  isLost: fc.boolean(),
  pause: fc.nat(2),
});
const tab = fc.record({
  by: fc.constantFrom<Person>('ann', 'ben'),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Saved {
  id: number;
  name: string;
  revision: number;
  symbols: string[];
}

describeOnEach('tabs that change one list at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openListsServer(await open());
    await recordListings(
      server.db,
      symbolsOfTab
        .flat()
        .map((symbol, at) => ({ symbol, cik: 5_000 + at, name: symbol, exchange: null, rank: at + 20 })),
      'sample',
    );
  });
  afterAll(() => server.close());

  test('lose nothing silently: what was answered is there, or was refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 4 }), async (tabs) => {
        await emptyTables(server.db, ['list']);
        const ids = { ann: await create('ann'), ben: await create('ben') };
        const outcomes = await Promise.all(
          tabs.map(({ by, steps }, number) => work(by, ids[by], number, steps)),
        );
        for (const by of ['ann', 'ben'] as const) {
          const list = (await server.get(`/lists/${ids[by]}`, {}, by)).json();
          const symbols: string[] = list.companies.map(({ symbol }: { symbol: string }) => symbol);
          const own = outcomes.filter((_, at) => tabs[at]?.by === by);
          for (const { last } of own) {
            for (const [symbol, isOn] of last)
              expect([symbol, symbols.includes(symbol)]).toEqual([symbol, isOn]);
          }
          // No two names at one revision; the last name answered is the one stored.
          const named = Map.groupBy(
            own.flatMap(({ renamed }) => renamed),
            ({ revision }) => revision,
          );
          for (const same of named.values()) expect(new Set(same.map(({ name }) => name)).size).toBe(1);
          const [latest] = [...named.keys()].toSorted((a, b) => b - a);
          if (latest !== undefined) expect(list.name).toBe(named.get(latest)?.[0]?.name);
          // Every comment that was confirmed to a tab is there once, however often it was sent.
          const texts = list.own.comments.map(({ text }: { text: string }) => text);
          expect(texts.toSorted()).toEqual(own.flatMap(({ comments }) => comments).toSorted());
          const defaults = await sql`
            select id from list where is_default and account_id = ${by === 'ann' ? 1 : 2}`.execute(server.db);
          expect(defaults.rows.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: rounds(2, 50), seed: 20_261_122, endOnFailure: true },
    );
  });

  async function create(by: Person): Promise<number> {
    await server.post('/lists/create', { name: 'Second', symbol: 'ACME' }, by);
    return (await server.post('/lists/create', { name: 'First', symbols: ['ACME', 'LOSS'] }, by)).json().id;
  }

  async function work(by: Person, id: number, number: number, steps: readonly Step[]) {
    const symbols = symbolsOfTab[number] ?? [];
    const last = new Map<string, boolean>();
    const added = new Set<string>();
    const renamed: Saved[] = [];
    const comments: string[] = [];
    let revision = 1;
    let known = ['ACME', 'LOSS'];
    const post = async (path: string, body: object, isLost = false) => {
      const first = await server.post(`/lists/${id}/${path}`, body, by);
      // The answer did not arrive: the same is sent again.
      const reply = isLost ? await server.post(`/lists/${id}/${path}`, body, by) : first;
      return { status: reply.statusCode, said: reply.json() };
    };
    for (const [at, { what, which, isLost, pause }] of steps.entries()) {
      for (let tick = 0; tick < pause; tick += 1) await server.get('/lists', {}, by);
      const symbol = symbols[which] ?? 'A1';
      if (what === 'add' || what === 'remove') {
        const { status, said } = await post(
          `company/${what === 'add' ? 'add' : 'delete'}/${symbol}`,
          {},
          isLost,
        );
        expect([status, said.is_added]).toEqual([200, what === 'add']);
        last.set(symbol, what === 'add');
        if (what === 'add') added.add(symbol);
      } else if (what === 'restore') {
        expect((await post('companies/restore', { symbols: [symbol] }, isLost)).status).toBe(200);
        if (added.has(symbol)) last.set(symbol, true);
      } else if (what === 'default') {
        expect((await post('set-default', { is_default: which > 0 }, isLost)).status).toBe(200);
      } else if (what === 'comment') {
        const text = `Tab ${number}, ${at}`;
        expect((await post('comment/create', { text }, isLost)).status).toBe(200);
        comments.push(text);
      } else {
        for (;;) {
          const body =
            what === 'rename'
              ? { name: `Tab ${number}, ${at}`, revision }
              : { symbols: [...known].reverse(), revision };
          const { status, said } = await post(what === 'rename' ? 'edit' : 'order', body, isLost);
          if (status === 200) {
            if (what === 'rename') {
              expect(said.name).toBe(`Tab ${number}, ${at}`);
              renamed.push(said);
            }
            ({ revision, symbols: known } = said);
            break;
          }
          expect([status, said.code]).toEqual([409, 'stale']);
          ({ revision, symbols: known } = said.current);
        }
      }
    }
    return { last, renamed, comments };
  }
});

test('two tabs that make a list of one name make one', async () => {
  const { openTestDatabase } = await import('../../platform/db/test-database.ts');
  const server = await openListsServer(await openTestDatabase());
  const made = await Promise.all(
    Array.from({ length: 6 }, () => server.post('/lists/create', { name: 'Holders', symbol: 'ACME' })),
  );
  expect(new Set(made.map((reply) => reply.json().id)).size).toBe(1);
  await server.close();
});
