import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openSocket, readAll, statusIn } from '../../../../../../tests/world/raw-request.ts';
import { openLog } from '../../log/index.ts';
import { type HttpLimits, registerHttp } from '../app/register-http.ts';
import { serverBusy } from './concurrency-limit.ts';
import { NetworkQueues } from './network-queues.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(limits: Partial<HttpLimits>, answer: () => Promise<unknown> = async () => ({})) {
  app = registerHttp(openLog('silent'), { limits });
  app.get('/', answer);
  app.post('/', answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

test('a slow body is refused', async () => {
  const socket = await openSocket(await listen({ requestSeconds: 0.5 }));
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  expect(statusIn(await readAll(socket))).toBe(408);
});

test('a silent connection is closed', async () => {
  const socket = await openSocket(await listen({ idleSeconds: 0.3 }));
  expect(await readAll(socket)).toBe('');
});

test('requests in progress are limited by network, however they arrive', async () => {
  const answered = Promise.withResolvers<void>();
  const url = await listen({ maxUnanswered: 3 }, () => answered.promise.then(() => ({})));
  const pipelined = await openSocket(url);
  pipelined.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3));
  const askAt = async (localAddress: string) => {
    const socket = await openSocket(url, localAddress);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    return socket;
  };
  expect(statusIn(await readAll(await askAt('127.0.0.1')))).toBe(429);
  const other = readAll(await askAt('127.0.0.2'));
  // Requests on a closed connection no longer count, although no answer was sent.
  pipelined.destroy();
  answered.resolve();
  expect(statusIn(await other)).toBe(200);
  await expect.poll(async () => statusIn(await readAll(await askAt('127.0.0.1')))).toBe(200);
});

test('work of each network has its own queue', async () => {
  app = registerHttp(openLog('silent'));
  const queues = new NetworkQueues({ atATime: 1, maxWaiting: 1 });
  const first = Promise.withResolvers<void>();
  const running = queues.run('192.0.2.1', () => first.promise);
  const waiting = queues.run('192.0.2.1', async () => 'waited');
  await expect(queues.run('192.0.2.1', async () => 'refused')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  expect(await queues.run('192.0.2.2', async () => 'at once')).toBe('at once');
  first.resolve();
  await running;
  expect(await waiting).toBe('waited');
});

test('who is refused for lack of room hears when to come back', async () => {
  const url = await listen({}, () => Promise.reject(serverBusy('Please come back.')()));
  const { status, headers } = await fetch(url);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

test('every answer forbids content sniffing, and demands https where it is used', async () => {
  app = registerHttp(openLog('silent'), { publicUrl: 'https://tenfold.test' });
  app.get('/', async () => ({}));
  for (const url of ['/', '/nowhere']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
});
