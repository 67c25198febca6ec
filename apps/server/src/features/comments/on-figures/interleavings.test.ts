import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openCommentsServer } from './comments-server.fixture.ts';

interface Seen {
  id: number;
  text: string;
  revision: number;
}

/** What a tab does next: add to the words it knows; write a comment of its own; delete and undo. */
const step = fc.record({
  does: fc.constantFrom('edit' as const, 'edit' as const, 'write' as const, 'delete and undo' as const),
  isLost: fc.boolean(),
  pause: fc.nat(3),
});
const tab = fc.record({
  by: fc.constantFrom('ann' as const, 'ben' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
});

describeOnEach('tabs that write comments at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCommentsServer(await open());
  });
  afterAll(() => server.close());

  test('lose no word silently, and see nothing of another person', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 4 }), async (tabs) => {
        await emptyTables(server.db, ['comment']);
        const first = { ann: await write('ann', 'Begin.'), ben: await write('ben', 'Begin.') };
        const words = await Promise.all(
          tabs.map(({ by, steps }, number) => work(by, first[by], number, steps)),
        );
        for (const by of ['ann', 'ben'] as const) {
          const own = await listed(by);
          const said = own
            .map(({ text }) => text)
            .join(' ')
            .split(' ');
          const expected = tabs.flatMap((one, number) => (one.by === by ? (words[number] ?? []) : []));
          expect(said.filter((word) => word !== 'Begin.').sort()).toEqual(expected.sort());
          // A comment is never written twice, whatever answer was lost.
          expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
        }
      }),
      { numRuns: rounds(3, 50), seed: 20_261_122, endOnFailure: true },
    );
  });

  const listed = async (by: 'ann' | 'ben'): Promise<Seen[]> =>
    (await server.get('/comment/company/ACME', {}, by)).json().comments;

  async function write(by: 'ann' | 'ben', text: string): Promise<Seen> {
    const body = { field: 'capex', column: '2025', text };
    return (await server.post('/comment/company/ACME/create', body, by)).json();
  }

  /** Returns the words that were confirmed to this tab as saved. */
  async function work(
    by: 'ann' | 'ben',
    begun: Seen,
    number: number,
    steps: readonly { does: string; isLost: boolean; pause: number }[],
  ): Promise<string[]> {
    let known = begun;
    const saved: string[] = [];
    for (const [at, { does, isLost, pause }] of steps.entries()) {
      for (let tick = 0; tick < pause; tick += 1) await listed(by);
      const word = `${number}-${at}`;
      if (does === 'write') {
        await write(by, word);
        if (isLost) await write(by, word);
        saved.push(word);
      } else if (does === 'edit') {
        known = await edit(by, known, word, isLost);
        saved.push(word);
      } else {
        await server.post(`/comment/${known.id}/delete`, {}, by);
        await server.post(`/comment/${known.id}/restore`, {}, by);
      }
    }
    return saved;
  }

  async function edit(by: 'ann' | 'ben', begun: Seen, word: string, isLost: boolean): Promise<Seen> {
    for (let known = begun; ; ) {
      const body = { text: `${known.text} ${word}`, revision: known.revision };
      const first = await server.post(`/comment/${known.id}/update`, body, by);
      // The answer did not arrive: the same is sent again.
      const reply = isLost ? await server.post(`/comment/${known.id}/update`, body, by) : first;
      if (reply.statusCode === 200) return reply.json();
      if (reply.statusCode === 404) continue;
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'stale']);
      known = reply.json().current;
      // The first one was saved, and another tab has written since.
      if (isLost && known.text.split(' ').includes(word)) return known;
    }
  }
});
