import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { acts } from './every-act.fixture.ts';
import { openQaServer } from './qa-server.fixture.ts';

/** Who asked, somebody on Light, the analyst who answered and commented, an editor. */
const callers = [null, 'ben', 'ann', 'eve', 'cora'] as const;
const states = ['waiting_approve', 'open', 'with_analysts', 'answered', 'rejected'] as const;
type State = (typeof states)[number];

describe.each(states)('while a question is %s', (state) => {
  const server = openedBeforeTests(async () => openQaServer(await openTestDatabase()));

  test.each(acts)(
    'a visitor, its asker, Light, an analyst and an editor: who %s',
    async (...[, call, waiting, approved, rejected]) => {
      const expected = state === 'waiting_approve' ? waiting : state === 'rejected' ? rejected : approved;
      const statuses: number[] = [];
      for (const by of callers) {
        await put(state);
        const [method, path, body] = call;
        const { status, json } = await server.call(by, method, path, body);
        statuses.push(status);
        if (status !== 404 || by === 'cora') continue;
        // Starts where nothing was ever asked.
        await emptyTables(server.db, ['qa_post']);
        expect((await server.call(by, method, path, body)).json.detail).toBe(json.detail);
      }
      expect(statuses).toEqual(expected);
    },
  );

  /** Asked by Ben; answered and commented by Eve, in whatever state. */
  async function put(status: State): Promise<void> {
    const now = server.clock.now();
    const isApproved = status !== 'waiting_approve' && status !== 'rejected';
    const approved = isApproved ? now : null;
    const closed = status === 'with_analysts' || status === 'answered' ? now : null;
    await emptyTables(server.db, ['qa_post', 'qa_draft']);
    await sql`
      insert into qa_post (kind, account_id, question_id, answer_id, text, created_at, children)
      values ('question', ${people.ben.id}, null::bigint, null::bigint, '', ${now}::timestamptz, 1),
             ('answer', ${people.eve.id}, 1, null, 'Freight.', ${now}, 1),
             ('comment', ${people.eve.id}, 1, 2, 'Mostly.', ${now}, 0)`.execute(server.db);
    await sql`
      insert into qa_question (post_id, title, category, status, approved_at, closes_at, closed_at, active_at)
      values (1, 'Why did the margin of Acme fall?', 'FINANCIALS', ${status}, ${approved}, ${approved}, ${closed}, ${now})`.execute(
      server.db,
    );
  }
});
