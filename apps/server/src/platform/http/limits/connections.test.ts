import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openSocket, readAll } from '../../../../../../tests/world/raw-request.ts';
import { openLog } from '../../log/index.ts';
import { registerHttp } from '../app/register-http.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(answer: () => Promise<unknown> = async () => ({})) {
  app = registerHttp(openLog('silent'));
  app.get('/', answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test('once the listener is closed, a kept connection is answered and told to go elsewhere', async () => {
  const url = await listen();
  const connection = await openSocket(url);
  const first = readAll(connection, '{}');
  connection.write(request);
  expect(await first).not.toMatch(/^connection: close/im);
  const closing = app.connections.close(5);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
  const last = readAll(connection);
  connection.write(request);
  expect(await last).toMatch(/^HTTP\/1\.1 200[\s\S]*^connection: close[\s\S]*\{\}$/im);
  connection.end();
  // Nobody is left to wait for.
  await closing;
});

test('a connection that stays silent is ended without a reset', async () => {
  const silent = await openSocket(await listen());
  const failures: Error[] = [];
  silent.on('error', (error) => failures.push(error));
  const [said] = await Promise.all([readAll(silent), app.connections.close(0.1)]);
  expect([said, failures]).toEqual(['', []]);
});

test('an answer that takes longer than that arrives', async () => {
  const answered = Promise.withResolvers<object>();
  const slow = await openSocket(await listen(() => answered.promise));
  const answer = readAll(slow, 'late');
  slow.write(request);
  await expect.poll(() => app.connections.unansweredOf('127.0.0.1')).toBe(1);
  await app.connections.close(0.05);
  answered.resolve({ late: true });
  expect(await answer).toMatch(/^HTTP\/1\.1 200/);
  expect(app.connections.unansweredOf('127.0.0.1')).toBe(0);
  slow.destroy();
});

test('connections that wait to be accepted when the listener closes are answered', async () => {
  const url = await listen();
  const waiting = Array.from({ length: 50 }, async () => {
    const socket = await openSocket(url);
    const answer = readAll(socket, '{}');
    socket.write(request);
    const said = await answer;
    socket.destroy();
    return said;
  });
  // All are in the system's queue before the process looks again.
  const until = performance.now() + 50;
  while (performance.now() < until);
  await app.connections.close(2);
  const answers = await Promise.all(waiting);
  expect(answers.filter((said) => !said.startsWith('HTTP/1.1 200'))).toEqual([]);
});
