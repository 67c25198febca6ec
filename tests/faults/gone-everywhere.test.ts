import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { logIn } from '@tenfold/contract/accounts';
import { type Api, httpApi } from '@tenfold/contract/call';
import { apiBase } from '@tenfold/contract/endpoint';
import type { PostId } from '@tenfold/contract/ids';
import { saveNotificationSettings } from '@tenfold/contract/notifications';
import {
  approveAnswer,
  approveQuestion,
  askQuestion,
  createAnswer,
  hideAnswer,
  hideQuestion,
} from '@tenfold/contract/qa';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, newPassword } from '../http/new-person.ts';
import { mailsTo } from '../world/mail.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { type Server, startServer } from '../world/server.ts';
import { fromAnywhere } from './viewers.ts';

/** What is new may wait for half a minute, as what the community looks at is picked so often; what goes has a second. */
const timeout = 60_000;
const testTimeout = 3 * timeout;
const emails = { asker: 'asker@example.org', writer: 'writer@example.org', editor: 'editor@example.org' };
type Name = keyof typeof emails;

describe.skipIf(!postgresAvailable)('in the other of two processes', () => {
  let postgres: PostgresServer;
  let client: pg.Client;
  let dataDir: string;
  let environment: Record<string, string>;
  /** Where everything is read and emails are made. */
  let reading: Server;
  /** Where everything is written. */
  let writing: Server;
  let as: Record<Name, Api>;
  let tokens: Record<Name, string>;

  beforeAll(async () => {
    postgres = await sharedPostgres();
    dataDir = mkdtempSync(joinPath(tmpdir(), 'gone-'));
    const url = await postgres.createMigrated();
    environment = { SAMPLE_DATA: 'no', DATA_DIR: dataDir, DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' };
    reading = await startServer(environment);
    writing = await startServer({ ...environment, ROLE: 'web' });
    client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const email of Object.values(emails)) await join(reading, email);
    await client.query('update account set is_superuser = true where email = $1', [emails.editor]);
    await settle(emails.asker);
    tokens = { asker: await enter('asker'), writer: await enter('writer'), editor: await enter('editor') };
    const apiOf = (name: Name) =>
      httpApi({ baseUrl: writing.url, token: () => tokens[name], fetch: fromAnywhere });
    as = { asker: apiOf('asker'), writer: apiOf('writer'), editor: apiOf('editor') };
  });
  afterAll(async () => {
    await client.end();
    await Promise.all([reading, writing].map((server) => server.stop()));
    await postgres.close();
    rmSync(dataDir, { recursive: true });
  });

  /** Nobody reads their posts first. */
  const settle = (email: string) =>
    client.query(
      `insert into qa_contributor (account_id, settled_at) select id, '2026-01-01' from account where email = $1
       on conflict (account_id) do update set settled_at = excluded.settled_at`,
      [email],
    );
  const enter = async (name: Name) => {
    const body = { username: emails[name], password: newPassword };
    const { accessToken } = await httpApi({ baseUrl: writing.url, fetch: fromAnywhere }).call(logIn, {
      body,
    });
    return accessToken;
  };
  const ask = async (title: string): Promise<PostId> => {
    const { id } = await as.asker.call(askQuestion, { body: { data: { title, category: 'CONCEPTS' } } });
    return id;
  };
  const askApproved = async (title: string) => {
    const id = await ask(title);
    await as.editor.call(approveQuestion, { params: { id }, body: {} });
    return id;
  };
  const answer = async (questionId: PostId, text: string): Promise<PostId> => {
    const { id } = await as.writer.call(createAnswer, { body: { questionId, data: { text } } });
    return id;
  };

  const answerAsEditor = (questionId: PostId) =>
    as.editor.call(createAnswer, {
      body: { questionId, data: { text: `The filing says so, of ${questionId}.` } },
    });

  /** What is new in it may wait for a minute, but not once something was taken away. */
  const listSitemapAgain = async (beside: PostId) => {
    const id = await askApproved(`What is taken away beside number ${beside}?`);
    await as.editor.call(hideQuestion, { params: { id }, body: spam });
  };

  async function read(path: string, by: Name | null = null, body: object | null = null): Promise<string> {
    const found = await fromAnywhere(`${reading.url}${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        ...(by !== null && { authorization: `Bearer ${tokens[by]}` }),
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
    });
    return found.text();
  }

  /** Where a question’s page, lists and news say these words, or where its address is named. */
  async function placesOf(question: PostId, words: string): Promise<string[]> {
    const path = `/business-q-and-a/questions/${question}`;
    const page = await read(path);
    const texts = {
      page: page.replaceAll(/<script type="application\/ld\+json".*?<\/script>/gs, ''),
      'structured data': [...page.matchAll(/<script type="application\/ld\+json".*?<\/script>/gs)].join(),
      log: await read(`${apiBase}/qa/questions/${question}/log`),
      list: await read(`${apiBase}/qa/questions`),
      feed: await read(`${apiBase}/qa/questions?tab=q-for-you`, 'writer'),
      search: await read(`${apiBase}/qa/questions/search?q=${encodeURIComponent(words)}`),
      notifications: await read(`${apiBase}/notifications/filter/feeds`, 'asker', {}),
      'notifications of the writer': await read(`${apiBase}/notifications/filter/feeds`, 'writer', {}),
    };
    const places = Object.entries(texts).flatMap(([place, text]) => (text.includes(words) ? [place] : []));
    return (await read('/sitemap.xml')).includes(`${path}<`) ? [...places, 'sitemap'] : places;
  }

  /** @returns how long it took, in milliseconds, which is asked of what goes: what is new may wait */
  async function untilSeen(question: PostId, words: string, places: readonly string[]): Promise<number> {
    const begun = performance.now();
    const interval = places.length < 3 ? 20 : 500;
    await expect
      .poll(async () => (await placesOf(question, words)).toSorted(), { timeout, interval })
      .toEqual(places.toSorted());
    return Math.round(performance.now() - begun);
  }

  test('a question is nowhere before its approval, everywhere with it, and nowhere once it is hidden', {
    timeout: testTimeout,
  }, async ({ annotate }) => {
    const words = 'Quorvane';
    const id = await ask(`Why did the margin of ${words} fall?`);
    // Known there by now: whatever was written before it.
    const known = await askApproved('What is left of freight?');
    await answerAsEditor(known);
    await listSitemapAgain(known);
    await untilSeen(known, 'left of freight', everywhere);
    const others = async () => (await placesOf(id, words)).filter((place) => place !== 'notifications');
    expect(await others()).toEqual([]);
    await as.editor.call(approveQuestion, { params: { id }, body: {} });
    // Without an answer it has no structured data.
    await answerAsEditor(id);
    await listSitemapAgain(id);
    await untilSeen(id, words, everywhere);
    await as.editor.call(hideQuestion, { params: { id }, body: spam });
    // Its author alone reads that it was removed, and which one it was.
    const took = await untilSeen(id, words, ['notifications']);
    await annotate(`a hidden question is gone from everywhere after ${took} ms`);
  });

  test('an answer is nowhere while it is held, everywhere once it is approved, and nowhere once it is hidden', {
    timeout: testTimeout,
  }, async ({ annotate }) => {
    const question = await askApproved('How much did they pay for it?');
    const words = 'Zembrilo';
    const id = await answer(question, `They paid ${words} for it.`);
    const known = await askApproved('What else is there to it?');
    await answerAsEditor(known);
    await listSitemapAgain(known);
    await untilSeen(known, 'else is there', everywhere);
    expect(await placesOf(question, words)).toEqual(['sitemap']);
    await as.editor.call(approveAnswer, { params: { id }, body: {} });
    await listSitemapAgain(question);
    await untilSeen(question, words, ['sitemap', ...ofAnswers]);
    await as.editor.call(hideAnswer, { params: { id }, body: spam });
    const took = await untilSeen(question, words, ['sitemap']);
    await annotate(`a hidden answer is gone from everywhere after ${took} ms`);
  });

  test('an answer that is held or hidden before its email is made is in none', {
    timeout: testTimeout,
  }, async () => {
    await as.asker.call(saveNotificationSettings, {
      body: { notificationSettings: { question: { mail: true } } },
    });
    const question = await askApproved('Who wrote the emails of this?');
    await answer(question, 'Held: Ombrelac.');
    await settle(emails.writer);
    await reading.stop();
    const hidden = await answer(question, 'Hidden: Tuvanore.');
    await as.editor.call(hideAnswer, { params: { id: hidden }, body: spam });
    reading = await startServer(environment);
    await answer(question, 'Read: Salquist.');
    const mails = async () => (await mailsTo(dataDir, emails.asker)).join();
    await expect.poll(mails, { timeout }).toContain('Salquist');
    expect(await mails()).not.toMatch(/Ombrelac|Tuvanore/);
  });
});

const spam = { reason: 'spam', sentence: '' } as const;
const everywhere = ['page', 'structured data', 'log', 'list', 'feed', 'search', 'notifications', 'sitemap'];
const ofAnswers = [
  'page',
  'structured data',
  'log',
  'list',
  'feed',
  'notifications',
  'notifications of the writer',
];
