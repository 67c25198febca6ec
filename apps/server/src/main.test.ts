import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { canStartPostgres, startPostgres } from '../../../tests/world/postgres.ts';
import { copyPreparedData } from '../../../tests/world/prepared-data.ts';
import { redisAvailable, startRedis, whyNoRedis } from '../../../tests/world/redis.ts';
import { startServer } from '../../../tests/world/server.ts';

const empty = { SAMPLE_DATA: 'no' };

describe('the server as a process', () => {
  test('an invalid environment stops it with every problem listed', async () => {
    const start = startServer({ ...empty, PORT: 'http', ROLE: 'boss' });
    await expect(start).rejects.toThrow(/ended with 1/);
    await expect(start).rejects.toThrow(/PORT: must be a port number[\s\S]*ROLE: must be all, web or worker/);
  });

  test('one process holds a data folder; killing it frees the folder', async () => {
    const inFolder = { ...empty, DATA_DIR: mkdtempSync(join(tmpdir(), 'tenfold-')) };
    await copyPreparedData('empty', inFolder.DATA_DIR);
    const first = await startServer(inFolder);
    const [pid] = readFileSync(join(first.dataDir, 'server.lock'), 'utf8').split(' ');
    await expect(startServer(inFolder)).rejects.toThrow(`is in use by process ${pid}`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    first.signal('SIGKILL');
    await first.ended;
    const second = await startServer(inFolder);
    expect(await second.stop()).toBe(0);
    rmSync(first.dataDir, { recursive: true });
  });

  test('SIGTERM ends it cleanly', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenfold-'));
    const server = await startServer({ ...empty, DATA_DIR: folder });
    expect(await server.stop()).toBe(0);
    expect(server.output()).toMatch(/^Creating a database in \S+\nready http:\/\/127\.0\.0\.1:\d+\n$/);
    rmSync(folder, { recursive: true });
  });

  test('SIGTERM lets running requests finish', async () => {
    const server = await startServer(empty);
    const begun = request(`${server.url}/api/v1/company/symbols/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    begun.flushHeaders();
    await once(begun, 'continue');
    server.signal('SIGTERM');
    begun.end('{"symbols":["ACME"]}');
    const [answer] = (await once(begun, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toBe('{"results":[]}');
    expect(await server.ended).toBe(0);
  });

  test('its metrics count the sockets that are open', async () => {
    const server = await startServer(empty);
    const count = async () =>
      /^tenfold_sockets_open (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1];
    expect(await count()).toBe('0');
    const url = `${server.url}/api/v1/notifications/1/socket`.replace('http', 'ws');
    const sockets = [new WebSocket(url), new WebSocket(url)];
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    expect(await count()).toBe('2');
    sockets[0]?.close();
    await expect.poll(count).toBe('1');
    await server.stop();
  });

  test('a port in use is reported in one sentence', async () => {
    const server = await startServer(empty);
    const start = startServer({ ...empty, PORT: new URL(server.url).port });
    await expect(start).rejects.toThrow(/another program uses this port\. Set another PORT\.\n$/);
    await server.stop();
  });

  test.skipIf(!canStartPostgres)('on PostgreSQL survives an outage and recovers', async () => {
    const postgres = await startPostgres();
    const server = await startServer({ ...empty, DATABASE_URL: await postgres.createDatabase() });
    const uncached = () => fetch(`${server.url}/api/v1/company/ACME/ceo`);
    expect((await uncached()).status).toBe(404);
    await postgres.off();
    const refused = await uncached();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      detail: 'The database isn’t responding. Please try again in a moment.',
    });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
      ready: false,
      reasons: ['the database is not responding'],
    });
    await postgres.on();
    expect((await uncached()).status).toBe(404);
    expect(await server.stop()).toBe(0);
    await postgres.close();
  });

  test.skipIf(!redisAvailable)(`on Redis stays ready during an outage${whyNoRedis}`, async () => {
    const redis = await startRedis();
    const server = await startServer({ ...empty, REDIS_URL: redis.url });
    const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
    expect(await readiness()).toEqual({ ready: true, reasons: [] });
    await redis.power.off();
    expect(await readiness()).toMatchObject({ ready: true, remarks: [expect.stringContaining('Redis')] });
    expect(await server.stop()).toBe(0);
    await redis.close();
  });

  test('an unreachable database is reported at start', async () => {
    const start = startServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(start).rejects.toThrow('The database isn’t responding.');
    await expect(start).rejects.not.toThrow(/ at .*\.ts/);
  });
});
