import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@tenfold/contract/endpoint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  startSmtpServer,
  type TestSmtpServer,
} from '../../apps/server/src/platform/mail/smtp-server.fixture.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { copyPreparedData } from '../world/prepared-data.ts';
import { startServer } from '../world/server.ts';
import { rounds } from '../world/size.ts';

/** A mail server that accepts connections and never answers. */
async function startSilentServer(): Promise<{ url: string; connected: Promise<unknown>; close(): void }> {
  const sockets: Socket[] = [];
  const server: NetServer = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connected: once(server, 'connection'),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let dataDir: string;
let mails: TestSmtpServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
  mails = await startSmtpServer(() => false);
});
afterEach(async () => {
  await mails.close();
  rmSync(dataDir, { recursive: true });
});

/** Kills a server while it sends an email, several times; returns how long after the last start it was sent. */
async function secondsUntilMailed(environment: Record<string, string>, kills: number): Promise<number> {
  const common = {
    SAMPLE_DATA: 'no',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1',
    MAIL_FROM: 'Tenfold <hello@example.org>',
    ...environment,
  };
  for (let kill = 0; kill < kills; kill++) {
    const silent = await startSilentServer();
    const server = await startServer({ ...common, SMTP_URL: silent.url });
    if (kill === 0) {
      const answer = await fetch(`${server.url}${apiBase}/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ann@example.org', password: 'correct horse battery' }),
      });
      expect(answer.status).toBe(200);
    }
    await silent.connected;
    server.signal('SIGKILL');
    await server.ended;
    silent.close();
  }
  const server = await startServer({ ...common, SMTP_URL: mails.url });
  const start = performance.now();
  await expect.poll(() => mails.taken.length, { timeout: 90_000 }).toBe(1);
  const seconds = (performance.now() - start) / 1_000;
  await server.stop();
  expect(mails.taken[0]?.to).toEqual(['ann@example.org']);
  return seconds;
}

test('an email interrupted by a kill is sent within seconds of the next start', async () => {
  await copyPreparedData('empty', dataDir);
  expect(await secondsUntilMailed({}, rounds(1, 5))).toBeLessThan(10);
});

describe.skipIf(!postgresAvailable)('on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeEach(async () => {
    postgres = await sharedPostgres();
  });
  afterEach(() => postgres.close());

  test('it is sent by another process after ten seconds without a heartbeat', async () => {
    const DATABASE_URL = await postgres.createMigrated();
    expect(await secondsUntilMailed({ DATABASE_URL }, rounds(1, 5))).toBeLessThan(20);
  });
});
