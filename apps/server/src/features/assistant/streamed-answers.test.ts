import { randomUUID } from 'node:crypto';
import { apiBase } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { signedInAs } from '../../platform/http/calls/people.fixture.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { registerAssistant } from './routes.ts';

let server: TestServer;
let origin = '';
/** What a company’s opening waits for. */
let gate: Promise<void> = Promise.resolve();
let listen: () => Promise<string>;
/** Requests whose caller left before their reply was whole. */
let left = 0;

beforeAll(async () => {
  server = await openTestServerOn(await openTestDatabase(), (app, deps) => {
    listen = () => app.listen({ host: '127.0.0.1', port: 0 });
    app.addHook('onRequest', async ({ headers }, reply) => {
      reply.raw.once('close', () => {
        if (headers.accept === 'text/event-stream' && !reply.raw.writableFinished) left += 1;
      });
    });
    const recordView: typeof deps.quota.recordView = async (caller, symbol) => {
      if (symbol === 'GAPS') await gate;
      await deps.quota.recordView(caller, symbol);
    };
    registerAssistant(app, { ...deps, quota: { recordView } as typeof deps.quota });
  });
  await addSmallCompanies(server.db);
  origin = await listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  gate = Promise.resolve();
  await emptyTables(server.db, ['ai_chat', 'ai_asked', 'companies_opened']);
});

const ask = (text: string, more: object = {}) =>
  fetch(`${origin}${apiBase}/qa/ai/chats/send`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...signedInAs('ben') },
    body: JSON.stringify({ text, ...more }),
  });

interface SentEvents {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: as it is on the wire
  readonly data: any;
}

async function* eventsOf(reply: Response): AsyncGenerator<SentEvents> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of reply.body as ReadableStream<Uint8Array>) {
    const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const [, type = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      yield { type, data: JSON.parse(data) };
    }
  }
}

async function all(reply: Response): Promise<SentEvents[]> {
  const events: SentEvents[] = [];
  for await (const event of eventsOf(reply)) events.push(event);
  return events;
}
const messages = async () => (await server.get('/qa/ai/chats/1', {}, 'ben')).json().messages;
const twoCompanies = 'compare the revenue of acme and gaps in fiscal 2025';

test('an answer comes as what is read, its sentences with their figures, and the stored whole', async () => {
  const reply = await ask('acme revenue and net income in fiscal 2024');
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store, no-transform');
  const events = await all(reply);
  expect(events.map(({ type }) => type)).toEqual(['kept', 'step', 'sentence', 'sentence', 'end']);
  const [saved, step, first, second, end] = events.map(({ data }) => data);
  expect(saved).toMatchObject({ ai_chat: { id: 1 }, message: { author_id: 2, figures: [] } });
  expect(step.text).toBe('Read ACME income statement, FY2024');
  expect(first.parts.map(({ figure }: { figure: number | null }) => figure)).toEqual([null, 0, null]);
  expect(second.parts.map(({ figure }: { figure: number | null }) => figure)).toEqual([null, 1, null]);
  expect(first.figures).toMatchObject([{ symbol: 'ACME', line: 'revenue', period_end: '2024-12-31' }]);
  expect(first.filings[0].url).toMatch(/^https:\/\/www\.sec\.gov\//);
  expect(end.message).toMatchObject({ stopped: false, steps: [step.text] });
  expect((await messages())[1]).toEqual(end.message);
});

test('the message is stored before its answer, and who leaves keeps what was written until it is sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const more = { client_id: randomUUID() };
  const before = left;
  // Whoever reads no further leaves.
  for await (const { type } of eventsOf(await ask(twoCompanies, more))) {
    if (type === 'kept') expect(await messages()).toMatchObject([{ text: twoCompanies, ...more }]);
    if (type === 'step') break;
  }
  await expect.poll(() => left).toBeGreaterThan(before);
  resolve();
  await expect.poll(messages).toMatchObject([
    { stopped: false },
    {
      stopped: true,
      ended: 'lost',
      text: '',
      steps: ['Read ACME income statement, FY2025', expect.any(String)],
    },
  ]);
  const again = await all(await ask(twoCompanies, more));
  expect(again.at(-1)).toMatchObject({ type: 'end', data: { message: { stopped: false } } });
  expect(await messages()).toHaveLength(2);
});

test('an answer that its person stops is kept apart from one whose connection is lost, whichever comes first', async () => {
  const stop = (id: number, by: 'ann' | 'ben' = 'ben') => server.post(`/qa/ai/messages/${id}/stop`, {}, by);
  for (const order of ['says so and leaves', 'leaves and says so']) {
    await emptyTables(server.db, ['ai_chat']);
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const more = { client_id: randomUUID() };
    const before = left;
    for await (const { type } of eventsOf(await ask(twoCompanies, more))) {
      if (type !== 'step') continue;
      if (order === 'says so and leaves') expect((await stop(1)).statusCode).toBe(200);
      break;
    }
    await expect.poll(() => left).toBeGreaterThan(before);
    resolve();
    await expect.poll(async () => (await messages()).length).toBe(2);
    if (order === 'leaves and says so') {
      expect((await messages())[1]).toMatchObject({ ended: 'lost' });
      expect((await stop(1, 'ann')).statusCode).toBe(404);
      expect((await messages())[1]).toMatchObject({ ended: 'lost' });
      expect((await stop(1)).statusCode).toBe(200);
    }
    expect((await messages())[1]).toMatchObject({ ended: 'stopped' });
    await all(await ask(twoCompanies, more));
    expect((await stop(1)).statusCode).toBe(200);
    expect((await messages())[1]).toMatchObject({ ended: null, stopped: false });
    expect((await stop(2)).statusCode).toBe(404);
  }
});

test('a person gets one answer at a time, and the second after the first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const first = all(await ask(twoCompanies));
  const second = eventsOf(await ask('acme revenue 2025'));
  expect((await second.next()).value).toMatchObject({ type: 'kept' });
  const next = second.next();
  expect(await Promise.race([next, new Promise((wait) => setTimeout(wait, 100))])).toBeUndefined();
  resolve();
  expect((await first).at(-1)).toMatchObject({ type: 'end' });
  expect((await next).value).toMatchObject({ type: 'step' });
});

test('what is refused before it begins is a reply like any other; later it is an event, and no answer is kept', async () => {
  const refused = await ask('');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json; charset=utf-8',
  ]);
  gate = Promise.reject(new RangeError('the database is on fire'));
  gate.catch(() => undefined);
  const events = await all(await ask(twoCompanies));
  expect(events.at(-1)).toMatchObject({ type: 'failed', data: { status: 500, code: 'internal' } });
  expect(JSON.stringify(events)).not.toContain('fire');
  expect(await messages()).toHaveLength(1);
});

test('a message that has its answer gets it again, at once', async () => {
  const more = { client_id: randomUUID() };
  await all(await ask('acme revenue 2025', more));
  const again = await all(await ask('acme revenue 2025', more));
  expect(again.map(({ type }) => type)).toEqual(['kept', 'end']);
});
