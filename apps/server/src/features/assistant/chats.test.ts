import { randomUUID } from 'node:crypto';
import { limits } from '@tenfold/contract/policy/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { ownChats } from './own-chats.ts';
import { registerAssistant } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServerOn(await openTestDatabase(), registerAssistant);
  await addSmallCompanies(server.db);
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server.db, ['ai_chat', 'ai_asked', 'companies_opened']));

type Who = 'ann' | 'ben';
const send = (text: string, more: object = {}, by: Who = 'ben') =>
  server.post('/qa/ai/chats/send', { text, ...more }, by);
const ask = async (text: string, more: object = {}, by: Who = 'ben') => (await send(text, more, by)).json();
const questions = async (by: Who) => (await server.get('/qa/ai/chats', {}, by)).json().questions;
const chats = async (by: Who = 'ben') => (await server.get('/qa/ai/chats', {}, by)).json().chats;

test('a question is answered with its figures, their filings and where these are', async () => {
  const { ai_chat, messages } = await ask('what was acmes revenue in fiscal 2025');
  expect(ai_chat).toMatchObject({ id: 1, title: 'what was acmes revenue in fiscal 2025' });
  const [question, answer] = messages;
  expect(question).toMatchObject({
    author_id: 2,
    text: 'what was acmes revenue in fiscal 2025',
    figures: [],
  });
  expect(answer).toMatchObject({ author_id: 0, refused: false, reason: null });
  expect(answer.text).toMatch(/^Acme’s revenue in fiscal 2025 \(to .+\) was \$/);
  const [figure] = answer.figures;
  expect(figure).toMatchObject({ unit: 'USD', symbol: 'ACME', line: 'revenue', period_end: '2025-12-31' });
  expect(answer.filings.map(({ accession }: { accession: string }) => accession)).toEqual(figure.source);
  expect(answer.filings[0].url).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\//);
});

test('a later question leans on those before it, in its chat alone', async () => {
  const { ai_chat } = await ask('acme revenue fiscal 2025');
  const { messages } = await ask('and the year before?', { ai_chat_id: ai_chat.id });
  expect(messages).toHaveLength(4);
  expect(messages[3].text).toMatch(/^Acme’s revenue in fiscal 2024/);
  const alone = await ask('and the year before?');
  expect(alone.ai_chat.id).not.toBe(ai_chat.id);
  expect(alone.messages[1]).toMatchObject({ refused: true, reason: 'no_line' });
});

test('what filings don’t say is refused with a reason and no figure', async () => {
  const { messages } = await ask('should i buy acme');
  expect(messages[1]).toMatchObject({ refused: true, reason: 'advice', figures: [], filings: [] });
});

test('a message sent twice is one, with one answer, also at once', async () => {
  const more = { client_id: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => ask('acme revenue 2025', more)));
  for (const { ai_chat } of answers) expect(ai_chat.id).toBe(1);
  expect((await ask('acme revenue 2025', more)).messages).toHaveLength(2);
});

test('a message whose answer was cut off is answered when it is sent again', async () => {
  const more = { client_id: randomUUID() };
  await ask('acme revenue 2025', more);
  await sql`delete from ai_message where answers is not null`.execute(server.db);
  const { messages } = (await server.get('/qa/ai/chats/1', {}, 'ben')).json();
  expect(messages).toHaveLength(1);
  expect((await ask('acme revenue 2025', more)).messages).toHaveLength(2);
});

describe('a chat is its person’s alone', () => {
  test('another neither reads it nor writes in it nor deletes it', async () => {
    const { ai_chat } = await ask('acme revenue 2025');
    expect((await server.get(`/qa/ai/chats/${ai_chat.id}`, {}, 'ann')).statusCode).toBe(404);
    expect((await send('and 2024?', { ai_chat_id: ai_chat.id }, 'ann')).statusCode).toBe(404);
    expect(await chats('ann')).toEqual([]);
    await server.delete(`/qa/ai/chats/${ai_chat.id}`, 'ann');
    expect(await chats()).toHaveLength(1);
  });

  test('its person deletes it with its messages, twice if need be', async () => {
    const { ai_chat } = await ask('acme revenue 2025');
    for (let times = 0; times < 2; times++) {
      expect((await server.delete(`/qa/ai/chats/${ai_chat.id}`, 'ben')).json()).toEqual({ is_deleted: true });
    }
    expect(await chats()).toEqual([]);
    const { rows } = await sql`select from ai_message`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('their archive has it', async () => {
    await ask('acme revenue 2025');
    const [file] = await ownChats.read(server.db, 2 as never);
    expect(file).toMatchObject({ name: 'assistant-chats.json' });
    expect(JSON.stringify(file?.content)).toContain('acme revenue 2025');
  });
});

describe('an answer is rated', () => {
  const rate = (id: number, rating: string | null, by: Who = 'ben') =>
    server.post(`/qa/ai/answers/${id}/rate`, { rating }, by);
  const ratings = async () =>
    (await server.get('/qa/ai/chats/1', {}, 'ben'))
      .json()
      .messages.map(({ rating }: { rating: string | null }) => rating);

  test('up or down, changed and taken back, and it is in the archive', async () => {
    await ask('acme revenue 2025');
    expect(await ratings()).toEqual([null, null]);
    for (const rating of ['good', 'bad', null, 'bad']) {
      expect((await rate(2, rating)).json()).toEqual({ rating });
      expect(await ratings()).toEqual([null, rating]);
    }
    const [file] = await ownChats.read(server.db, 2 as never);
    expect(file?.content).toMatchObject([{ messages: [{ rating: null }, { rating: 'bad' }] }]);
  });

  test('by nobody but its person, and not the question', async () => {
    await ask('acme revenue 2025');
    expect((await rate(2, 'good', 'ann')).statusCode).toBe(404);
    expect((await rate(1, 'good')).statusCode).toBe(404);
    expect((await rate(2, 'great')).statusCode).toBe(422);
    expect(await ratings()).toEqual([null, null]);
  });
});

test('above the questions of a day nothing is kept, and when it goes on is said', async () => {
  const most = limits.messagesToAssistantADay.light;
  const { ai_chat } = await ask('acme revenue 2025', {}, 'ann');
  expect(await questions('ann')).toEqual({ most, left: most - 1, next_at: null });
  await sql`insert into ai_asked select 1, ${server.clock.now()} from generate_series(2, ${most})`.execute(
    server.db,
  );
  // A deleted chat gives none back.
  await server.delete(`/qa/ai/chats/${ai_chat.id}`, 'ann');
  expect(await questions('ann')).toEqual({ most, left: 0, next_at: expect.any(String) });
  const refused = await send('acme revenue 2024', {}, 'ann');
  expect([refused.statusCode, refused.json().error_message]).toEqual([
    429,
    `You can ask ${most} questions a day. You can ask again in 24 hours.`,
  ]);
  expect((await send('acme revenue 2024', {}, 'ben')).statusCode).toBe(200);
  server.clock.advance(86_400_001);
  expect((await send('acme revenue 2024', {}, 'ann')).statusCode).toBe(200);
});

test('a company that is asked about counts as one that was opened', async () => {
  await ask('gaps revenue 2025', {}, 'ann');
  const { rows } = await sql`select symbols from companies_opened where account_id = 1`.execute(server.db);
  expect(rows).toEqual([{ symbols: ['GAPS'] }]);
});

test.each([
  ['', 'Write a question'],
  ['x'.repeat(1_001), 'Use at most 1000 characters'],
  ['acme \u202Erevenue', 'Remove the characters that change the direction of text'],
])('%j is refused at its field', async (text, words) => {
  const reply = await send(text);
  expect([reply.statusCode, reply.json().error_fields.text]).toEqual([422, words]);
});
