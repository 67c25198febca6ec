import type { PostId } from '@tenfold/contract/ids';
import { beforeEach } from 'vitest';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { type Member, openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

/** Before each test of a file: asked by Ann, answered by Ben. And what readers and editors do about that answer. */
export function onAnswerToReport() {
  const server = openedBeforeTests(async () => openQaServer(await openTestDatabase()));
  const texts = {} as { question: PostId; answer: PostId };
  beforeEach(async () => {
    await startAnew(server.db);
    texts.question = await server.askApproved('ann');
    texts.answer = await server.answer(texts.question, 'ben');
  });
  return {
    server,
    texts,
    report: (by: Member | null, body: object = { reason: 'spam' }, kind = 'answer', id = texts.answer) =>
      server.call(by, 'POST', `/qa/report/${kind}/${id}`, body),
    withdraw: (by: Member) => server.call(by, 'DELETE', `/qa/report/answer/${texts.answer}`),
    answersFor: async (by: Member | null) => {
      // Visitors are answered from memory until the process has looked for changes.
      await server.changes.look();
      return (await server.call(by, 'GET', `/qa/questions/${texts.question}/log`)).json.question.answers;
    },
    undo: async () => {
      const { acts } = (await server.call('cora', 'GET', '/qa/acts')).json;
      return server.call('cora', 'POST', `/qa/acts/${acts[0].id}/undo`);
    },
    hide: (by: Member = 'cora') =>
      server.call(by, 'POST', `/qa/answers/${texts.answer}/hide`, { reason: 'spam' }),
    dismiss: (by: Member = 'cora') =>
      server.call(by, 'POST', `/qa/editors/reports/answer/${texts.answer}/dismiss`),
  };
}
