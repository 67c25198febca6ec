import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openNotesServer } from '../notes-server.fixture.ts';

type Person = 'ann' | 'ben';
interface Seen {
  readonly revision: number;
  readonly title: string | null;
  readonly histories: readonly { readonly id: number; readonly description: string }[];
}

/** What a tab does next: write a title, add an update, reword or remove its last one; it may lose the answer, or sleep. */
const step = fc.record({
  does: fc.constantFrom('title' as const, 'add' as const, 'reword' as const, 'remove' as const),
  isLost: fc.boolean(),
  pause: fc.nat(3),
});
const tab = fc.record({
  by: fc.constantFrom<Person>('ann', 'ben'),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

describeOnEach('tabs that change one note at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openNotesServer(await open());
  });
  afterAll(() => server.close());

  test('lose nothing silently: each change is in what was answered after it, or was refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 4 }), async (tabs) => {
        await emptyTables(server.db, ['note', 'note_change']);
        const ids = { ann: await create('ann'), ben: await create('ben') };
        const answered: { by: Person; seen: Seen }[] = [];
        const saved = await Promise.all(
          tabs.map(({ by, steps }, number) =>
            work(by, ids[by], number, steps, (seen) => answered.push({ by, seen })),
          ),
        );
        for (const by of ['ann', 'ben'] as const) {
          const last = (await server.get(`/notes/${ids[by]}`, {}, by)).json() as Seen;
          // No two contents at one revision.
          const own = answered.filter((answer) => answer.by === by);
          const contents = Map.groupBy(own, ({ seen }) => seen.revision);
          for (const same of contents.values()) {
            expect(new Set(same.map(({ seen }) => JSON.stringify([seen.title, seen.histories]))).size).toBe(
              1,
            );
          }
          expect(last.revision).toBeGreaterThanOrEqual(Math.max(1, ...contents.keys()));
          // The updates are those the person's tabs left, as they left them: no more, no less.
          const expected = saved.filter((_, at) => tabs[at]?.by === by).flatMap((texts) => [...texts]);
          expect(last.histories.map(({ description }) => description).toSorted()).toEqual(
            expected.toSorted(),
          );
        }
      }),
      { numRuns: rounds(3, 50), seed: 20_261_122, endOnFailure: true },
    );
  });

  async function create(by: Person): Promise<number> {
    const body = { description: 'Prices hold.', symbols: ['ACME'] };
    return (await server.post('/company/notes/create', body, by)).json().id;
  }

  /** Returns the texts of its updates that are left. */
  async function work(
    by: Person,
    id: number,
    number: number,
    steps: readonly { does: 'title' | 'add' | 'reword' | 'remove'; isLost: boolean; pause: number }[],
    answer: (seen: Seen) => void,
  ): Promise<Iterable<string>> {
    const own = new Map<number, string>();
    let known: Seen = { revision: 1, title: null, histories: [] };
    for (const [at, { does, isLost, pause }] of steps.entries()) {
      for (let tick = 0; tick < pause; tick += 1) await server.get('/notes', {}, by);
      const text = `tab ${number} step ${at}`;
      const [last] = [...own.keys()].slice(-1);
      if (last === undefined && (does === 'reword' || does === 'remove')) continue;
      const [path, content] = {
        title: ['save', { title: text }],
        add: ['update', { description: text }],
        reword: [`update/${last}`, { description: text }],
        remove: [`update/${last}/delete`, {}],
      }[does] as [string, object];
      for (;;) {
        const send = () =>
          server.post(`/company/note/${id}/${path}`, { revision: known.revision, ...content }, by);
        const first = await send();
        // The answer did not arrive: the same is sent again.
        const reply = isLost ? await send() : first;
        const said = reply.json();
        if (reply.statusCode === 404) {
          expect([does, first.statusCode]).toEqual(['remove', 200]);
          break;
        }
        if (reply.statusCode === 200) {
          known = said;
          answer(said);
          break;
        }
        expect([reply.statusCode, said.code]).toEqual([409, 'stale']);
        known = said.current;
        // Sent, then changed by another tab before it was sent again: it is there already.
        if (does === 'add' && known.histories.some(({ description }) => description === text)) break;
      }
      const added = known.histories.find(({ description }) => description === text);
      if (does === 'remove' && last !== undefined) own.delete(last);
      else if (does !== 'title' && added !== undefined) own.set(added.id, text);
    }
    return own.values();
  }
});
