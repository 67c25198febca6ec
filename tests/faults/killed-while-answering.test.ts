import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@tenfold/contract/endpoint';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openScriptedModel,
  stallsAfter,
} from '../../apps/server/src/features/assistant/model/scripted-model.fixture.ts';
import { openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { signIn } from '../world/people.ts';
import { copyPreparedData } from '../world/prepared-data.ts';
import { type Server, startServer } from '../world/server.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'answer-'));
  await copyPreparedData('sample', dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const question = { text: 'apple revenue in fiscal 2023', client_id: randomUUID() };

test('a server killed while it answers keeps the message; its page says the answer broke off, and asking again answers it', {
  timeout: 240_000,
}, async () => {
  let server = await startServer({ DATA_DIR: dataDir });
  const token = await signIn(server, 'ben');
  const send = async (to: Server, accept: string) =>
    (
      await fetch(`${to.url}${apiBase}/qa/ai/chats/send`, {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(question),
      })
    ).text();
  expect(await send(server, 'text/event-stream')).toMatch(/^event: kept\n/);
  server.signal('SIGKILL');
  await server.ended;
  // An answer by rules takes milliseconds: as if the kill had come within them.
  await forgetAnswers();

  server = await startServer({ DATA_DIR: dataDir });
  const page = await fetch(`${server.url}/business-q-and-a/assistant/1`, {
    headers: { cookie: `session=${token}` },
  });
  const html = await page.text();
  expect(html).toContain('The answer broke off.');
  expect(html).toContain('Nothing is lost.');
  const { messages } = JSON.parse(await send(server, 'application/json'));
  expect(messages).toMatchObject([
    { text: question.text },
    { stopped: false, text: expect.stringMatching(/^Apple’s revenue/) },
  ]);
  await server.stop();
});

test('a server killed while a language model words the answer keeps the message, and the rules answer it without its first process', {
  timeout: 240_000,
}, async () => {
  const model = await openScriptedModel();
  model.play(stallsAfter('The filings give it. Apple’s rev'));
  const settings = { DATA_DIR: dataDir, ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'scripted' };
  let server = await startServer(settings);
  const token = await signIn(server, 'ben');
  const send = (accept: string, more: object) =>
    fetch(`${server.url}${apiBase}/qa/ai/chats/send`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...question, ...more }),
    });
  const reader = (await send('text/event-stream', {})).body?.getReader();
  let seen = '';
  while (!seen.includes('The filings give it.')) {
    seen += new TextDecoder().decode((await reader?.read())?.value);
  }
  server.signal('SIGKILL');
  await server.ended;
  await reader?.cancel().catch(() => undefined);

  server = await startServer(settings);
  const page = await fetch(`${server.url}/business-q-and-a/assistant/1`, {
    headers: { cookie: `session=${token}` },
  });
  const html = await page.text();
  expect(html).toContain(question.text);
  expect(html).toContain('The answer broke off.');
  const { messages } = await (await send('application/json', { from_figures: true })).json();
  expect(messages).toMatchObject([
    { text: question.text },
    { ended: null, text: expect.stringMatching(/^Apple’s revenue/) },
  ]);
  await server.stop();
  await model.close();
});

async function forgetAnswers(): Promise<void> {
  const given = { dataDir, databaseUrl: null, databaseReadUrl: null };
  const database = await openDatabase(given, openLog('silent'));
  await sql`delete from ai_message where answers is not null`.execute(database.db);
  await database.close();
}
