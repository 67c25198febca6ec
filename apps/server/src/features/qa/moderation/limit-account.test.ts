import type { PostId } from '@tenfold/contract/ids';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { type Member, openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

describeOnEach('an account that an editor limits', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  let question: PostId;
  beforeEach(async () => {
    await startAnew(server.db);
    question = await server.askApproved('ann');
  });

  const limit = (by: Member | null = 'cora', id: number = people.ben.id, body: object = { reason: 'spam' }) =>
    server.call(by, 'POST', `/qa/contributors/${id}/limit`, body);
  const undo = (id: number) => server.call('cora', 'POST', `/qa/acts/${id}/undo`);
  const post = (text: string) =>
    server.call('ben', 'POST', '/qa/answers', { question_id: question, data: { text } });
  const postThree = async () => {
    for (const text of ['One.', 'Two.', 'Three.']) expect((await post(text)).status).toBe(200);
  };
  const ownLimit = async () => (await server.call('ben', 'GET', '/qa/stats/my-contribution')).json.limited;

  test('posts three texts a day, and reads why and until when', async () => {
    const given = { reason: 'spam', sentence: 'Third shop this week.' };
    expect((await limit('cora', people.ben.id, given)).json).toMatchObject({ kind: 'limit', can_undo: true });
    await postThree();
    const refused = await post('Four.');
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(refused.json.detail).toMatch(
      /^Editors limited your account to 3 posts a day until \w+ \d+ at .+\. Advertising and promotional links aren’t allowed\. Third shop this week\. You can post again on /,
    );
    const { sentence } = await ownLimit();
    expect(refused.json.detail.startsWith(`${sentence} You can post again on `)).toBe(true);
  });

  test('posts as before once a week is over', async () => {
    await limit();
    server.clock.advance(7 * 86_400_000);
    await postThree();
    expect((await post('Four.')).status).toBe(200);
    expect(await ownLimit()).toBeNull();
  });

  test('posts as before once that is undone, and is limited again for a week from then', async () => {
    const { json: first } = await limit();
    await postThree();
    expect((await undo(first.id)).json).toMatchObject({ undone_by: { id: people.cora.id }, can_undo: false });
    expect((await post('Four.')).status).toBe(200);
    const { json: second } = await limit();
    server.clock.advance(86_400_000);
    const { json: third } = await limit();
    expect((await undo(second.id)).json.detail).toBe('It was limited again since.');
    await undo(third.id);
    const until = new Date((await ownLimit()).until).getTime();
    expect(until).toBe(new Date(second.acted_at).getTime() + 7 * 86_400_000);
  });

  test('is named to editors beside what readers report of it', async () => {
    const { json } = await post('Visit my shop.');
    await server.call('eve', 'POST', `/qa/report/answer/${json.id}`, { reason: 'spam' });
    const reports = async () => (await server.call('cora', 'GET', '/qa/editors/reports')).json.reports;
    expect(await reports()).toMatchObject([{ limited_until: null }]);
    await limit();
    expect(await reports()).toMatchObject([{ limited_until: expect.any(String) }]);
  });

  test('is limited by editors alone, with words, and is none of theirs', async () => {
    for (const by of [null, 'ann', 'ben'] as const) {
      expect([401, 403]).toContain((await limit(by)).status);
    }
    expect((await limit('cora', people.ben.id, { reason: 'other' })).status).toBe(422);
    expect((await limit('cora', people.cora.id)).json.detail).toBe('Editors and analysts can’t be limited.');
    expect((await limit('cora', 9_999)).status).toBe(404);
  });

  test('by two editors at once is free once both acts are undone', async () => {
    await Promise.all([limit(), limit()]);
    const { acts } = (await server.call('cora', 'GET', '/qa/acts?kind=limit')).json;
    for (const { id } of acts) await undo(id);
    expect([acts.length, await ownLimit()]).toEqual([2, null]);
  });
});
