import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { ann, ben, forgetAll, openNotificationsServer, priceOf } from '../notifications-server.fixture.ts';
import { notify } from '../notify.ts';

type Person = 'ann' | 'ben';
interface Seen {
  readonly id: number;
  readonly seq: number;
  readonly read: boolean;
}

/** What a tab or the engine does next: tell both people, open one of the newest, mark all it has seen as read. */
const step = fc.record({
  what: fc.constantFrom('tell', 'read', 'read all', 'look'),
  which: fc.nat(9),
  isLost: fc.boolean(),
});
const tab = fc.record({
  by: fc.constantFrom<Person>('ann', 'ben'),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describeOnEach('tabs that read while notifications arrive', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openNotificationsServer(await open());
  });
  afterAll(() => server.close());

  test('agree: what was read stays read, and what nobody saw stays unread', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 5 }), async (tabs) => {
        await forgetAll(server);
        const opened = { ann: new Set<number>(), ben: new Set<number>() };
        const through = { ann: 0, ben: 0 };
        await Promise.all(
          tabs.map(({ by, steps }, number) =>
            work(by, number, steps, opened[by], (seq) => {
              through[by] = Math.max(through[by], seq);
            }),
          ),
        );
        for (const by of ['ann', 'ben'] as const) {
          const feed = (await post(by, 'filter/feeds', { sort: 'oldest', size: 100 })) as {
            notifications: Seen[];
            counts: { unread: number };
          };
          const all = feed.notifications;
          expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
          const expected = all.map(({ id, seq }) => opened[by].has(id) || seq <= through[by]);
          expect(all.map(({ read }) => read)).toEqual(expected);
          expect(feed.counts.unread).toBe(expected.filter((isRead) => !isRead).length);
          expect((await server.get('/notifications/unread', {}, by)).json()).toBe(feed.counts.unread > 0);
        }
      }),
      { numRuns: rounds(3, 50), seed: 20_261_123, endOnFailure: true },
    );
  });

  const post = async (by: Person, path: string, body: object) =>
    (await server.post(`/notifications/${path}`, body, by)).json();

  async function work(
    by: Person,
    number: number,
    steps: readonly Step[],
    opened: Set<number>,
    readThrough: (seq: number) => void,
  ): Promise<void> {
    let seen: Seen[] = [];
    let lastSeq = 0;
    for (const [at, { what, which, isLost }] of steps.entries()) {
      // The answer did not arrive: the same is sent again.
      for (const _ of isLost ? [1, 2] : [1]) {
        if (what === 'tell') {
          const notifications = [ben, ann].map((person) => priceOf(person, `${number}/${at}`));
          await server.db.transaction().execute((tx) => notify(tx, notifications, server.clock.now()));
        } else if (what === 'look') {
          ({ notifications: seen, last_seq: lastSeq } = await post(by, 'filter/feeds', { sort: 'newest' }));
        } else if (what === 'read all') {
          readThrough(lastSeq);
          await post(by, 'read', { through: lastSeq });
        } else if (seen[which] !== undefined) {
          opened.add(seen[which].id);
          await post(by, `${seen[which].id}/read`, {});
        }
      }
    }
  }
});
