import { endpoints } from '@tenfold/contract/calls';
import { apiBase } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket, readAll, statusIn } from '../world/raw-request.ts';
import { type Server, startServer } from '../world/server.ts';
import { isFullSize, rounds } from '../world/size.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer({ SAMPLE_DATA: 'no' });
});
afterAll(() => server.stop());

const pages = [
  '/',
  '/company',
  '/company/AAPL',
  '/login',
  '/auth/apple/callback',
  '/session/end',
  '/nowhere',
];
const others = ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/nowhere', '/files/avatars/x'];
const withValues = (path: string) => path.replace(/\{\w+\}/g, 'x');
const calls = endpoints.map(({ path }) => `${apiBase}${withValues(path)}`);

const megabyte = Buffer.alloc(1024 * 1024, 'a');

async function post(path: string, head: string, body: Iterable<Buffer | string> = []): Promise<string> {
  const socket = await openSocket(server.url);
  socket.setMaxListeners(0);
  const answer = readAll(socket, '\r\n\r\n');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}\r\n\r\n`);
  for (const part of body) {
    if (socket.destroyed || !socket.writable) break;
    if (!socket.write(part)) await Promise.race([new Promise((go) => socket.once('drain', go)), answer]);
  }
  const said = await answer;
  socket.destroy();
  return said;
}

async function memory(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024;
}

test.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'multipart/form-data'])(
  'no route reads 300 MB of %s',
  async (type) => {
    for (const path of [...pages, ...others, ...calls]) {
      const status = statusIn(await post(path, `content-type: ${type}\r\ncontent-length: 300000000`));
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  },
);

test('a body without a length is read up to the limit only', async () => {
  const before = await memory();
  for (const path of ['/auth/apple/callback', '/session/end', `${apiBase}/user/login`]) {
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);
    const body = Array.from({ length: rounds(60, 300) }, () => chunk);
    const type = 'content-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked';
    // A client that keeps sending may lose the connection before it reads the refusal.
    expect(await post(path, type, body), path).toMatch(/^$|^HTTP\/1\.1 413/);
  }
  expect((await memory()) - before).toBeLessThan(60);
});

test('the body of a GET is not read to its end', async () => {
  const gets = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => `${apiBase}${path}`);
  for (const path of ['/', '/company/AAPL', '/healthz', '/favicon.ico', ...gets.map(withValues)]) {
    for (const length of ['content-length: 300000000', 'transfer-encoding: chunked']) {
      const socket = await openSocket(server.url);
      const ended = readAll(socket);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${length}\r\n\r\n`);
      // Nothing of it was sent, and the answer does not wait for it.
      expect(await ended, path).toMatch(/^HTTP\/1\.1 \d{3}[\s\S]*^connection: close/im);
      socket.destroy();
    }
  }
});

test('a photo is not read from somebody who is not signed in', async () => {
  const head = 'content-type: application/json\r\ncontent-length: 4000000';
  expect(statusIn(await post(`${apiBase}/user/update-avatar`, head))).toBe(401);
});

test('1,200 pages requested on one connection do not delay another network', async () => {
  const page = async () => {
    const start = performance.now();
    const socket = await openSocket(server.url);
    socket.write('GET /login HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n');
    expect(statusIn(await readAll(socket))).toBe(200);
    return performance.now() - start;
  };
  await page();
  const alone = await page();
  const flood = await openSocket(server.url, '127.0.0.2');
  const request = 'GET /login HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';
  flood.write(request.repeat(rounds(600, 1_200)));
  flood.resume();
  await readAll(flood, 'HTTP/1.1');
  // A busy machine is slow either way.
  expect(await page()).toBeLessThan(2_000 + 20 * alone);
  flood.destroy();
  // Pages whose client has disconnected are not rendered: soon that network gets its pages again.
  const again = await openSocket(server.url, '127.0.0.2');
  again.write('GET /login HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n');
  expect(statusIn(await readAll(again))).toBe(200);
});

test('a head that is too large, and one with two hosts, are refused', async () => {
  const ask = async (head: string) => {
    const socket = await openSocket(server.url);
    const answer = readAll(socket, '\r\n\r\n');
    socket.write(head);
    return statusIn(await answer);
  };
  expect(await ask(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`)).toBe(431);
  expect(await ask('GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n')).toBe(400);
  expect(await ask('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')).toBe(200);
});

test.skipIf(!isFullSize)(
  '40 unfinished bodies are ended within a minute',
  async () => {
    const start = performance.now();
    const slow = Array.from({ length: 40 }, async (_, index) => {
      const socket = await openSocket(server.url);
      const path = index % 2 === 0 ? `${apiBase}/user/login` : '/auth/apple/callback';
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n`,
      );
      const drip = setInterval(() => socket.write('a'), 500);
      const answer = await readAll(socket);
      clearInterval(drip);
      return statusIn(answer);
    });
    expect(new Set(await Promise.all(slow))).toEqual(new Set([408]));
    expect(performance.now() - start).toBeLessThan(60_000);
  },
  120_000,
);
