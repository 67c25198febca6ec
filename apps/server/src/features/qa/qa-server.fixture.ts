import { apiBase } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database, Db } from '../../platform/db/index.ts';
import { authenticateByName, people, signedInAs } from '../../platform/http/calls/people.fixture.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import { billing } from '../billing/index.ts';
import { recordListings } from '../company/index.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { qa } from './feature.ts';
import { leaveQuestions } from './posts/leave-questions.ts';
import { takeBackVotes } from './posts/take-back-votes.ts';
import { settleEverybody } from './questions.fixture.ts';

export type Member = keyof typeof people;

const ownAddresses: Readonly<Record<Member, string>> = {
  ann: '203.0.113.1',
  ben: '203.0.113.2',
  cora: '203.0.113.3',
  dora: '203.0.113.4',
  eve: '203.0.113.5',
};

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  readonly json: any;
}

export interface QaServer extends TestServer {
  /** Any call, as somebody; null: a visitor. */
  call(
    by: Member | null,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Reply>;
  /** Where each of them calls from: a network of their own, unless a test moves them. */
  readonly addresses: Record<Member, string>;
  /** Ann asks, about Acme, unless other data is given; another title each time. */
  ask(by?: Member, data?: object): Promise<PostId>;
  approve(id: PostId): Promise<void>;
  /** Asked by Ann, approved by Cora. */
  askApproved(by?: Member): Promise<PostId>;
  answer(question: PostId, by?: Member, text?: string): Promise<PostId>;
  comment(question: PostId, answer: PostId, by?: Member, to?: PostId | null): Promise<PostId>;
  /** Does what deleting the account on screen does, but that votes above one are too many for one transaction. */
  deleteAccount(id: AccountId): Promise<void>;
  /** On PostgreSQL calls wait for each other's locks; embedded, they come one after the other. */
  readonly canRace: boolean;
  /** From now on they are as new as somebody who has just registered: the others have been here for long. */
  makeNew(who: Member): Promise<void>;
}

/** With Acme and Loss listed, and two tags: MARGIN and DEBT. */
export async function openQaServer(database: Database): Promise<QaServer> {
  const server = await openTestServerOn(database);
  await addListingsAndTags(server.db);
  await settleEverybody(server.db);
  const app = registerHttp(server.log, {
    authenticate: authenticateByName,
    limitCall: async () => undefined,
  });
  await registerApi(app, async (api) => {
    qa.routes(api, server);
    billing.routes(api, server);
  });
  const addresses = { ...ownAddresses };
  const call = callOn(app, addresses);
  return {
    ...server,
    canRace: database.kind === 'postgres',
    call,
    addresses,
    ...writersOf(call),
    deleteAccount: (id) => deleteAccount(server, id),
    makeNew: async (who) => {
      await sql`update qa_contributor set settled_at = null where account_id = ${people[who].id}`.execute(
        server.db,
      );
    },
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

async function addListingsAndTags(db: Db): Promise<void> {
  await recordListings(
    db,
    ['ACME', 'LOSS'].map((symbol, at) => ({
      symbol,
      cik: 1_001 + at,
      name: symbol,
      exchange: null,
      rank: at + 1,
    })),
    'sample',
  );
  await sql`
    insert into qa_tag (key, name, is_default, created_at)
    values ('MARGIN', 'MARGIN', true, '2026-01-01'), ('DEBT', 'DEBT', true, '2026-01-01')`.execute(db);
}

function callOn(app: FastifyInstance, addresses: QaServer['addresses']): QaServer['call'] {
  return async (by, method, path, body) => {
    const reply = await app.inject({
      method,
      ...(by !== null && { remoteAddress: addresses[by] }),
      url: `${apiBase}${path}`,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...signedInAs(by) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, json: reply.json() };
  };
}

/** No two texts are the same: the second would be refused. */
function writersOf(
  call: QaServer['call'],
): Pick<QaServer, 'ask' | 'approve' | 'askApproved' | 'answer' | 'comment'> {
  let number = 0;
  const post = async (by: Member, path: string, body: object): Promise<PostId> => {
    const { status, json } = await call(by, 'POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json.id;
  };
  const ask: QaServer['ask'] = (by = 'ann', data = {}) => {
    number += 1;
    const title = `Why did the margin of Acme fall, number ${number}?`;
    return post(by, '/qa/questions', { data: { title, companies: ['ACME'], ...data } });
  };
  const approve = async (id: PostId) => {
    await post('cora', `/qa/questions/${id}/approve`, {});
  };
  return {
    ask,
    approve,
    async askApproved(by) {
      const id = await ask(by);
      await approve(id);
      return id;
    },
    answer: (question, by = 'ben', text = `Because of freight, says ${by}, ${++number}.`) =>
      post(by, '/qa/answers', { question_id: question, data: { text } }),
    comment: (question, answer, by = 'ben', to = null) =>
      post(by, '/qa/comments', {
        question_id: question,
        answer_id: answer,
        reply_comment_id: to,
        text: `Says ${by}, ${++number}.`,
      }),
  };
}

async function deleteAccount(server: TestServer, id: AccountId): Promise<void> {
  await takeBackVotes(server, id, 1);
  await server.db.transaction().execute(async (tx) => {
    await leaveQuestions(tx, id, server.clock.now());
    await sql`delete from account where id = ${id}`.execute(tx);
  });
}
