import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openScriptedModel,
  type ScriptedReply,
  says,
} from '../../apps/server/src/features/assistant/model/scripted-model.fixture.ts';
import { signIn } from '../world/people.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { type Server, startServer } from '../world/server.ts';

const perProcess = 3;

describe.skipIf(!postgresAvailable)('two processes with a language model', () => {
  let postgres: PostgresServer;
  let model: Awaited<ReturnType<typeof openScriptedModel>>;
  let dataDir: string;
  let servers: Server[];
  let token: string;

  beforeAll(async () => {
    postgres = await sharedPostgres();
    model = await openScriptedModel();
    dataDir = mkdtempSync(join(tmpdir(), 'turns-'));
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: await postgres.createSample(dataDir),
      ASSISTANT_URL: model.url,
      ASSISTANT_MODEL: 'scripted',
      SAMPLE_DATA: 'first',
    };
    servers = [await startServer(environment)];
    servers.push(await startServer({ ...environment, ROLE: 'web' }));
    token = await signIn(servers[0] as Server, 'ben');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await model.close();
    await postgres.close();
    rmSync(dataDir, { recursive: true });
  });

  const send = async (to: Server, text: string, onSaved: () => void) => {
    const reply = await fetch(`${to.url}${apiBase}/qa/ai/chats/send`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ text, client_id: randomUUID() }),
    });
    let read = '';
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (read === '') onSaved();
      read += piece;
    }
    return read;
  };

  test('one person who sends to both gets one answer at a time, and every one of them', async () => {
    const { promise: allSaved, resolve: letAnswer } = Promise.withResolvers<void>();
    let savedCount = 0;
    let open = 0;
    let most = 0;
    const answer = says('Apple’s revenue was {AAPL FY2023 revenue}.');
    const counted: ScriptedReply = (reply: ServerResponse, request) => {
      open += 1;
      most = Math.max(most, open);
      reply.on('close', () => {
        open -= 1;
      });
      // Not before everything that was sent has come as far as it comes.
      void allSaved.then(() => answer(reply, request));
    };
    model.play(counted);
    const texts = servers.flatMap((server, at) =>
      Array.from({ length: perProcess }, (_, nth) => ({ server, text: `apple revenue ${at} ${nth}` })),
    );
    const onSaved = () => {
      savedCount += 1;
      if (savedCount === texts.length) letAnswer();
    };
    const replies = await Promise.all(texts.map(({ server, text }) => send(server, text, onSaved)));
    for (const reply of replies) {
      expect(reply).toMatch(/^event: kept\n[\s\S]*event: sentence\n[\s\S]*event: end\n/);
      expect(reply).toContain('$383.3 billion');
    }
    expect(model.requests).toHaveLength(texts.length);
    expect(most).toBe(1);
  });
});
