import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log/index.ts';
import { registerMetrics } from '../../metrics/index.ts';
import { registerHttp } from './register-http.ts';

const token = 'a token of sixteen letters';
const gauges = {
  databaseUp: async () => true,
  redisUp: null,
  documents: () => ({ documents: 0, bytes: 0 }),
  sockets: () => 0,
};

async function start(open: { token: string | null; isPublic: boolean }): Promise<FastifyInstance> {
  const app = registerHttp(openLog('silent'));
  registerMetrics(app, { ...gauges, ...open });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

let alone: FastifyInstance;
let known: FastifyInstance;
let hidden: FastifyInstance;
beforeAll(async () => {
  alone = await start({ token: null, isPublic: false });
  known = await start({ token, isPublic: true });
  hidden = await start({ token: null, isPublic: true });
});
afterAll(() => Promise.all([alone, known, hidden].map((app) => app.close())));

async function ask(app: FastifyInstance, head: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /metrics ${head.replace('PORT', String(port))}\r\n\r\n`);
  socket.setTimeout(200, () => socket.end());
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1]);
}

test('metrics are open to requests from this machine', async () => {
  expect(await ask(alone, 'HTTP/1.1\r\nhost: 127.0.0.1:PORT')).toBe(200);
  expect(await ask(alone, 'HTTP/1.1\r\nhost: localhost:PORT\r\nconnection: keep-alive')).toBe(200);
});

test.each([
  ['nginx without a setting', 'HTTP/1.0\r\nhost: 127.0.0.1:PORT\r\nconnection: close'],
  ['nginx with its host only', 'HTTP/1.0\r\nhost: localhost'],
  ['nginx by HTTP/1.1', 'HTTP/1.1\r\nhost: 127.0.0.1:PORT\r\nconnection: close'],
  ['a proxy that passes the host', 'HTTP/1.1\r\nhost: research.example.org'],
  ['a proxy that names the client', 'HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7'],
  ['a proxy that names it otherwise', 'HTTP/1.1\r\nhost: localhost\r\nx-real-ip: 203.0.113.7'],
  ['a proxy by the standard', 'HTTP/1.1\r\nhost: localhost\r\nforwarded: for=203.0.113.7'],
  ['a cache', 'HTTP/1.1\r\nhost: localhost\r\nvia: 1.1 cache'],
])('behind %s they are not', async (_, head) => {
  expect(await ask(alone, head)).toBe(404);
});

test('with a public address they need the token, and without one nobody sees them', async () => {
  const local = 'HTTP/1.1\r\nhost: 127.0.0.1:PORT';
  expect(await ask(hidden, local)).toBe(404);
  expect(await ask(known, local)).toBe(404);
  expect(await ask(known, `${local}\r\nauthorization: Bearer ${token}x`)).toBe(404);
  expect(await ask(known, `${local}\r\nauthorization: Bearer ${token}`)).toBe(200);
});
