import { detailOf, sentenceText } from '@tenfold/contract/notifications/sentence';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { startDigests } from '../digest/start-digests.ts';
import { mailDeps, testMailer } from '../mails/mails.fixture.ts';
import { sendMails } from '../mails/send-mails.ts';
import { ann, ben, onNotificationsServer } from '../notifications-server.fixture.ts';
import { type NewNotification, notify } from '../notify.ts';
import { listNewest } from './notification-store.ts';

const [question, answer] = [1, 2];

describe('what people write, in notifications', () => {
  let server: TestServer;
  onNotificationsServer(openTestDatabase, (opened) => {
    server = opened;
  });

  /** Ann asks, Ben answers, and Cora, Dora and Eve comment on his answer. */
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post']);
    await sql`update account set first_name = 'Ann', second_name = 'Lee' where id = 1`.execute(server.db);
    await sql`
      insert into qa_post (kind, account_id, question_id, answer_id, text, created_at)
      values ('question', 1, null, null, '', '2026-08-01'), ('answer', 2, 1, null, 'Freight.', '2026-08-02'),
             ('comment', 3, 1, 2, 'Which freight?', '2026-08-03'), ('comment', 4, 1, 2, 'Air freight.', '2026-08-03'),
             ('comment', null, 1, 2, 'Sea freight.', '2026-08-03')`.execute(server.db);
    await sql`
      insert into qa_question (post_id, title, category, status, approved_at, closes_at, active_at)
      values (1, 'Is it permanent?', 'BUSINESS', 'open', '2026-08-01', '2026-08-08', '2026-08-01')`.execute(
      server.db,
    );
  });

  const commented = (commentId: number): NewNotification => ({
    accountId: ben,
    kind: 'question',
    subject: `${commentId}`,
    symbol: null,
    data: { questionId: question, answerId: answer, commentId, hundred: null },
  });
  const sendAll = (...notifications: NewNotification[]) =>
    server.db.transaction().execute((tx) => notify(tx, notifications, new Date('2026-08-20T10:00:00Z')));
  const lines = async (of = ben) =>
    (await listNewest(server.db, of, false)).map((each) => `${sentenceText(each)} | ${detailOf(each)}`);
  async function mailsAt(time: string) {
    const mailer = testMailer();
    const deps = { ...mailDeps(server, mailer), clock: new StoppedClock(time) };
    await startDigests(deps);
    await sendMails(deps);
    return mailer.arrived.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
  }
  const remove = (id: number) =>
    sql`update qa_post set deleted_at = '2026-08-20', deleted_by = 'author' where id = ${id}`.execute(
      server.db,
    );

  test('is read when they are shown, with who wrote it', async () => {
    await sendAll(commented(3));
    const said = 'cora commented on your answer to the question: Is it permanent?';
    expect(await lines()).toEqual([`${said} | “Which freight?”`]);
    await sql`update qa_post set text = 'Whose freight?' where id = 3`.execute(server.db);
    expect(await lines()).toEqual([`${said} | “Whose freight?”`]);
    const { rows } = await sql`select data from notification`.execute(server.db);
    expect(rows).toEqual([{ data: { questionId: 1, answerId: 2, commentId: 3, hundred: null } }]);
  });

  test('is left out once it, or what it is under, is deleted', async () => {
    await sendAll(commented(3));
    for (const id of [3, answer, question]) {
      await remove(id);
      const gone = 'Somebody commented on your answer to the question | It can’t be read any more.';
      expect(await lines()).toEqual([gone]);
      await sql`update qa_post set deleted_at = null, deleted_by = null`.execute(server.db);
    }
  });

  test('is left out while it, or what it is under, waits for an editor', async () => {
    await sendAll(commented(3));
    const gone = 'Somebody commented on your answer to the question | It can’t be read any more.';
    for (const id of [3, answer]) {
      await sql`update qa_post set held_at = '2026-08-20' where id = ${id}`.execute(server.db);
      expect(await lines()).toEqual([gone]);
      await sql`update qa_post set held_at = null`.execute(server.db);
    }
  });

  test('is shown of a rejected question to its asker alone', async () => {
    await sql`
      update qa_question set status = 'rejected', approved_at = null, closes_at = null, rejected_reason = 'other',
             rejected_because = 'Not a business.'`.execute(server.db);
    const rejected = {
      kind: 'question_rejected',
      subject: '1',
      symbol: null,
      data: { questionId: question, answerId: null, commentId: null, hundred: null },
    } as const;
    await sendAll({ ...rejected, accountId: ann }, { ...rejected, accountId: ben });
    expect(await lines(ann)).toEqual([
      'Your question wasn’t approved: Is it permanent? | Reason: Not a business.',
    ]);
    expect((await lines(ben)).join()).not.toContain('permanent');
  });

  test('says to the author of a held text why it wasn’t approved, until it waits again', async () => {
    const rejected = {
      kind: 'post_rejected',
      subject: `${answer}`,
      symbol: null,
      data: { questionId: question, answerId: answer, commentId: null, hundred: null },
    } as const;
    await sql`
      update qa_post set held_at = '2026-08-02', declined_at = '2026-08-20', declined_because = 'too_short',
             declined_sentence = 'Which freight?' where id = ${answer}`.execute(server.db);
    await sendAll({ ...rejected, accountId: ann }, { ...rejected, accountId: ben });
    expect((await lines())[0]).toMatch(
      /^Your answer to the question wasn’t approved: Is it permanent\? \| Reason: This is too short .* Which freight\?$/,
    );
    expect((await lines(ann)).join()).not.toContain('permanent');
    await sql`update qa_post set declined_at = null, declined_because = null, declined_sentence = null`.execute(
      server.db,
    );
    expect((await lines()).join()).not.toContain('permanent');
  });

  test('is one line of the feed for all comments on an answer, and read as one', async () => {
    await sendAll(commented(3), commented(4), commented(5));
    const said =
      'Deleted account, dora and 1 other commented on your answer to the question: Is it permanent?';
    expect(await lines()).toEqual([`${said} | “Sea freight.”`]);
    const feed = async () => (await server.post('/notifications/filter/feeds', {})).json();
    expect(await feed()).toMatchObject({ total: 1, counts: { question: 3, unread: 3 } });
    const [line] = (await feed()).notifications;
    await server.post(`/notifications/${line.id}/read`, {});
    expect(await feed()).toMatchObject({ total: 1, counts: { unread: 0 } });
    await sendAll({ ...commented(3), subject: 'another' });
    expect((await lines())[0]).toContain('cora commented');
    expect(await feed()).toMatchObject({ total: 2, counts: { unread: 1 } });
  });

  test('is one line of a digest for all comments on an answer, without those deleted since', async () => {
    await sendAll(commented(3), commented(4), commented(5));
    await remove(3);
    const mail = await mailsAt('2026-08-21T12:00:00Z');
    expect(mail).toContain('Your digest: 1 from the community');
    expect(mail).toMatch(/(?:Deleted account and dora|dora and Deleted account) commented on your answer/);
    expect(mail).not.toContain('Which freight');
  });

  test('is in no digest and no email once it is hidden, or while it is held', async () => {
    await server.post('/notifications/settings', { notification_settings: { question: { mail: true } } });
    await sendAll(commented(3), commented(4), commented(5));
    await sql`update qa_post set hidden_at = '2026-08-20', hidden_because = 'spam' where id = 3`.execute(
      server.db,
    );
    await sql`update qa_post set held_at = '2026-08-20' where id = 4`.execute(server.db);
    const mails = [await mailsAt('2026-08-20T10:00:01Z'), await mailsAt('2026-08-21T12:00:00Z')];
    for (const mail of mails) {
      expect(mail).toContain('commented on your answer');
      expect(mail).not.toMatch(/cora|Which freight|dora|Air freight/);
    }
  });

  test('is no email at all once it is deleted', async () => {
    await server.post('/notifications/settings', { notification_settings: { question: { mail: true } } });
    await sendAll(commented(3), commented(4));
    await remove(3);
    const mails = await mailsAt('2026-08-20T10:00:01Z');
    expect(mails).toContain('dora commented on your answer to the question: Is it permanent?');
    expect(mails).toContain('https://tenfold.test/business-q-and-a/questions/1?answer=2&comment=4');
    expect(mails).not.toContain('cora');
  });
});
