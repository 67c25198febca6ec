import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { type Member, openQaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';
import { listSharedTexts, textHash } from './text-hash.ts';

describeOnEach('how much somebody may write', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  let question: PostId;
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'notification_setting']);
    await settleEverybody(server.db);
    question = await server.askApproved('ann');
  });

  const answers = (by: Member, text: string, more: object = {}) =>
    server.call(by, 'POST', '/qa/answers', { question_id: question, data: { text }, ...more });

  test('while new: three posts in 24 hours, and the refusal says until when by their own clock', async () => {
    await server.makeNew('ben');
    for (const text of ['One.', 'Two.', 'Three.']) expect((await answers('ben', text)).status).toBe(200);
    const refused = await answers('ben', 'Four.');
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(refused.json.detail).toMatch(
      /^New accounts can write 3 posts a day\. You can post again on [A-Z][a-z]{2} \d+ at \d+:\d\d [AP]M\.$/,
    );
    await sql`insert into notification_setting (account_id, channels, time_zone) values (2, '{}', 'Asia/Tokyo')`.execute(
      server.db,
    );
    expect((await answers('ben', 'Four.')).json.detail).not.toBe(refused.json.detail);
    // A draft is no post.
    const draft = { question_id: question, data: { text: 'Four.' } };
    expect((await server.call('ben', 'POST', '/qa/drafts/answer', draft)).status).toBe(200);
    server.clock.advance(86_400_000);
    expect((await answers('ben', 'Four.')).status).toBe(200);
  });

  test('what was deleted since counts, and what is sent at once is counted one after the other', async () => {
    await server.makeNew('ben');
    const { json } = await answers('ben', 'One.');
    await server.call('ben', 'DELETE', `/qa/answers/${json.id}`);
    const sent = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => answers('ben', `Says ${text}.`)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test('later twenty, and editors as much as they want', async () => {
    for (let at = 0; at < 20; at += 1) expect((await answers('ben', `Number ${at}.`)).status).toBe(200);
    expect((await answers('ben', 'One more.')).json.detail).toMatch(/^You can write 20 posts a day\./);
    for (let at = 0; at < 21; at += 1) expect((await answers('cora', `Number ${at}.`)).status).toBe(200);
  });

  test('two links in a text while new, in an edit as well', async () => {
    await server.makeNew('ben');
    const refused = await answers('ben', 'https://a.example https://b.example www.c.example');
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.json.error_fields)).toEqual(['data.text']);
    const { json } = await answers('ben', 'https://a.example https://b.example');
    const edit = { text: 'https://a.example https://b.example pills.com' };
    expect((await server.call('ben', 'PATCH', `/qa/answers/${json.id}`, edit)).status).toBe(422);
    expect((await answers('eve', 'https://a.example https://b.example pills.com')).status).toBe(200);
  });

  test('nothing twice in 30 days, however it is dressed up, and others may say the same', async () => {
    await answers('ben', 'Buy now: cheap shares');
    server.clock.advance(60_000);
    for (const text of ['buy now,  CHEAP shares!', 'Вuy now: cheap shаres']) {
      const { status, json } = await answers('ben', text);
      expect([status, json.detail]).toEqual([
        409,
        expect.stringMatching(/^You posted the same text on .+ at .+\. You can post it again on /),
      ]);
    }
    expect((await answers('ann', 'Buy now: cheap shares')).status).toBe(200);
    const other = await answers('ben', 'Another text.');
    const edit = { text: 'BUY NOW cheap shares' };
    expect((await server.call('ben', 'PATCH', `/qa/answers/${other.json.id}`, edit)).status).toBe(409);
    server.clock.advance(30 * 86_400_000);
    expect((await answers('ben', 'Buy now: cheap shares')).status).toBe(200);
  });

  test('thanks are said to as many people as one likes, once in each question', async () => {
    const comment = async (on: PostId, text: string) => {
      const answer = await server.answer(on, 'ann');
      const body = { question_id: on, answer_id: answer, text };
      server.clock.advance(61_000);
      return (await server.call('ben', 'POST', '/qa/comments', body)).status;
    };
    const other = await server.askApproved('ann');
    expect(await comment(question, 'Thanks!')).toBe(200);
    expect(await comment(other, 'Thanks!')).toBe(200);
    expect(await comment(other, 'thanks')).toBe(409);
    // A link is no courtesy, and neither is a sentence.
    const offer = 'Join the channel where all of us buy before everybody else does.';
    for (const text of ['See pills.com', offer]) {
      expect(await comment(question, text)).toBe(200);
      expect(await comment(other, text)).toBe(409);
    }
  });

  test('the same text of several accounts is found', async () => {
    for (const by of ['ann', 'ben', 'eve'] as const) await answers(by, 'Join my channel');
    await answers('eve', 'Something else.');
    const week = new Date(server.clock.now().getTime() - 7 * 86_400_000);
    const [shared, ...others] = await listSharedTexts(server.db, week, 3);
    expect([shared?.accountIds, others]).toEqual([[1, 2, 5], []]);
    expect(shared?.hash).toEqual(textHash('join my CHANNEL'));
    expect(await listSharedTexts(server.db, server.clock.now(), 4)).toEqual([]);
  });

  test('nothing in a field that no person sees, and nothing within two seconds of opening the page', async () => {
    expect((await answers('ben', 'Seen.', { form: { homepage: 'https://x.example' } })).status).toBe(422);
    expect((await answers('ben', 'Seen.', { form: { open_ms: 1_999 } })).status).toBe(422);
    expect((await answers('ben', 'Seen.', { form: { homepage: '', open_ms: 2_000 } })).status).toBe(200);
  });

  test('who owns the share or let a program write says so, and can say so later', async () => {
    const data = { text: 'Freight.', owns_share: true, is_generated: false };
    const { json } = await server.call('ben', 'POST', '/qa/answers', { question_id: question, data });
    expect(json).toMatchObject({ owns_share: true, is_generated: false });
    await server.call('cora', 'POST', `/qa/answers/${json.id}/featured`, { is_on: true });
    const points = async () => (await server.call('ben', 'GET', '/qa/stats/my-contribution')).json.points;
    expect(await points()).toBe(10);
    const edit = { text: 'Freight.', is_generated: true };
    expect((await server.call('ben', 'PATCH', `/qa/answers/${json.id}`, edit)).json).toMatchObject({
      owns_share: true,
      is_generated: true,
    });
    expect(await points()).toBe(0);
    const ownQuestion = await server.ask('ben', { owns_share: true, is_generated: true });
    await server.approve(ownQuestion);
    expect((await server.call(null, 'GET', `/qa/questions/${ownQuestion}/log`)).json.question).toMatchObject({
      owns_share: true,
      is_generated: true,
    });
    expect(await points()).toBe(0);
  });
});
