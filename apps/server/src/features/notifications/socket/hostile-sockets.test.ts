import { once } from 'node:events';
import { connect } from 'node:net';
import { apiBase } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import { closeCodes, maxFrameBytes, socketsPerPerson } from '@tenfold/contract/notifications/socket';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import {
  addAccount,
  type OpenedSocket,
  openSocketServer,
  type SocketServer,
} from './sockets-server.fixture.ts';

describe('a hostile client', () => {
  let database: Database;
  let server: SocketServer;
  let ann: AccountId;
  let ben: AccountId;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = {
      authMs: 300,
      silentMs: 1_500,
      askAfterMs: 60_000,
      lookEveryMs: 50,
      perNetwork: 2 * socketsPerPerson,
      strangersPerNetwork: 20,
    };
    server = await openSocketServer(database, { limits });
    ann = await addAccount(database, 'ann@example.org');
    ben = await addAccount(database, 'ben@example.org');
    token = await server.signIn(ann);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const auth = (given: string, more: object = {}) => JSON.stringify({ type: 'auth', token: given, ...more });
  /** Opens one as Ann, sends, and tells how it ended; nothing may be said to it before. */
  const codeAfter = async (send: (socket: WebSocket) => void) => {
    const { socket, heard, code } = await server.open(ann);
    send(socket);
    const closed = await code;
    expect(heard).toEqual([]);
    return closed;
  };
  const signedIn = async () => {
    const opened = await server.connect(ann, token);
    await expect.poll(() => opened.heard.length).toBe(1);
    return opened;
  };
  const handshake = (headers: Record<string, string>, path = `/notifications/${ann}/socket`) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        const all = {
          host: `127.0.0.1:${server.port}`,
          connection: 'upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...headers,
        };
        const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
        socket.write(`GET ${apiBase}${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.includes('\r\n')) socket.destroy();
      });
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });

  test('without a token is closed', async () => {
    expect(await codeAfter(() => undefined)).toBe(closeCodes.unauthenticated);
    expect(await codeAfter((socket) => socket.send('{"type":"ping"}'))).toBe(closeCodes.unauthenticated);
    expect(await codeAfter((socket) => socket.send('hello'))).toBe(closeCodes.unauthenticated);
    expect(await codeAfter((socket) => socket.send(''))).toBe(closeCodes.unauthenticated);
  });

  test('with a forged, expired or ended token is closed', async () => {
    const key = new TextEncoder().encode('another key of thirty-two letters');
    const forged = await new SignJWT({ sid: '00000000-0000-4000-8000-000000000000' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(ann))
      .setExpirationTime('1h')
      .sign(key);
    const ended = await server.signIn(ann);
    expect(await server.post('/user/logout', ended)).toBe(200);
    const [head, , signature] = token.split('.');
    const changed = `${head}.${btoa(JSON.stringify({ sub: String(ben) }))}.${signature}`;
    for (const bad of [forged, ended, changed, 'x', `${token}x`]) {
      expect(await codeAfter((socket) => socket.send(auth(bad)))).toBe(closeCodes.unauthenticated);
    }
  });

  test('with another person’s token is closed, whatever address it came to', async () => {
    const ofBen = await server.signIn(ben);
    expect(await codeAfter((socket) => socket.send(auth(ofBen)))).toBe(closeCodes.forbidden);
  });

  test('that sends more than the protocol has is closed', async () => {
    expect(await codeAfter((socket) => socket.send(auth(token, { role: 'superuser' })))).toBe(
      closeCodes.unauthenticated,
    );
    expect(await codeAfter((socket) => socket.send(auth(token, { after: -1 })))).toBe(
      closeCodes.unauthenticated,
    );
    for (const message of [auth(token), '{"type":"subscribe"}', '[]', 'null', '{"__proto__":{}}']) {
      const { socket, code } = await signedIn();
      socket.send(message);
      expect(await code).toBe(closeCodes.malformed);
    }
  });

  test('that sends binary frames, or long ones, is closed', async () => {
    for (const size of [1, 500]) {
      expect(await codeAfter((socket) => socket.send(Buffer.alloc(size)))).toBe(closeCodes.binary);
    }
    for (const size of [maxFrameBytes + 1, 1_000_000]) {
      expect(await codeAfter((socket) => socket.send('x'.repeat(size)))).toBe(closeCodes.tooLarge);
      expect(await codeAfter((socket) => socket.send(Buffer.alloc(size)))).toBe(closeCodes.tooLarge);
    }
  });

  test('that sends one message in many parts is closed once they are too long', async () => {
    const code = await codeAfter((socket) => {
      for (let part = 0; part < 20; part++) socket.send('x'.repeat(100), { fin: false });
    });
    expect(code).toBe(closeCodes.tooLarge);
  });

  test('that sends more messages than there is reason to is closed', async () => {
    const { socket, code } = await signedIn();
    for (let count = 0; count < 1_000; count++) socket.send('{"type":"ping"}');
    expect(await code).toBe(closeCodes.tooMany);
  });

  test('that sends more frames of the protocol than there is reason to is closed', async () => {
    for (const frame of ['ping', 'pong'] as const) {
      const { socket, code } = await signedIn();
      for (let count = 0; count < 1_000; count++) socket[frame]();
      expect(await code).toBe(closeCodes.tooMany);
    }
  });

  test('that says nothing any more is cut', async () => {
    const { code } = await signedIn();
    expect(await code).toBe(1006);
  });

  test('that opens a thousand has the newest few', async () => {
    const codes: number[] = [];
    const address = (count: number) => `10.1.${count >> 8}.${count & 255}`;
    for (let count = 0; count < 1_000; count++) {
      const opened = await server.open(ann, { 'x-forwarded-for': address(count) });
      void opened.code.then((code) => codes.push(code));
      opened.socket.send(auth(token));
    }
    const tooMany = () => codes.filter((code) => code === closeCodes.replaced).length;
    // The others are the newest few, and those that a busy machine cut as silent before.
    await expect.poll(tooMany, { timeout: 90_000 }).toBeGreaterThanOrEqual(900);
  });

  test('of one network has so many connections and no more', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const cora = await addAccount(database, 'cora@example.org');
    const opened: OpenedSocket[] = [];
    for (const id of [ben, cora]) {
      const given = await server.signIn(id);
      for (let count = 0; count < socketsPerPerson; count++) {
        const one = await server.open(id, from);
        one.socket.send(auth(given));
        opened.push(one);
      }
    }
    await expect.poll(() => opened.every(({ heard }) => heard.length > 0)).toBe(true);
    expect(await handshake(from)).toMatch(/ 429 /);
    expect(await handshake({ 'x-forwarded-for': '198.51.100.8' })).toMatch(/ 101 /);
    for (const { socket } of opened) socket.terminate();
    await expect.poll(() => handshake(from)).toMatch(/ 101 /);
  });

  test('that says nothing keeps nobody else of its network out, however many it opens', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' };
    const silent = await Promise.all(Array.from({ length: 60 }, () => server.open(ben, from)));
    const ofAnn = await server.open(ann, from);
    ofAnn.socket.send(auth(token));
    await expect.poll(() => ofAnn.heard.length).toBe(1);
    const codes = await Promise.all(silent.map(({ code }) => code));
    // Cut, or told that it was time to say something.
    expect(new Set(codes)).toEqual(new Set([1006, closeCodes.unauthenticated]));
    ofAnn.socket.terminate();
  });

  test('on a page of another site is refused before anything is opened', async () => {
    const own = `http://127.0.0.1:${server.port}`;
    expect(await handshake({ origin: own })).toMatch(/ 101 /);
    expect(await handshake({ origin: 'https://evil.example' })).toMatch(/ 403 /);
    expect(await handshake({ origin: 'null' })).toMatch(/ 403 /);
    expect(await handshake({ origin: own, 'sec-fetch-site': 'cross-site' })).toMatch(/ 403 /);
  });

  test('gets no socket at another address, and an answer without a handshake', async () => {
    expect(await handshake({}, '/notifications/0/socket')).toMatch(/ 404 /);
    expect(await handshake({}, '/notifications/ann/socket')).toMatch(/ 404 /);
    expect(await handshake({}, '/user/me')).toMatch(/ 401 /);
    expect(await handshake({ upgrade: 'h2c' })).toMatch(/ 400 /);
    expect(await handshake({ 'sec-websocket-key': 'short' })).toMatch(/ 400 /);
    expect(await handshake({ 'sec-websocket-version': '7' })).toMatch(/ 400 /);
  });

  test('that keeps a refused connection open is cut', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    const lines = ['host: 127.0.0.1', 'connection: upgrade', 'upgrade: websocket'];
    socket.write(`GET ${apiBase}/notifications/0/socket HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.resume();
    await once(socket, 'end');
    socket.on('error', () => undefined);
    const isCut = () => {
      socket.write('x');
      return socket.destroyed;
    };
    await expect.poll(isCut).toBe(true);
  });

  test('that reads nothing is cut, and costs no memory', async () => {
    const { socket } = await signedIn();
    socket.pause();
    const cut = once(socket, 'close');
    const [notified] = await server.notifyOf(ann, ['1/1'], true);
    const most = 150_000;
    const batch = Array.from({ length: most }, (_, index) => ({
      ...({ accountId: ann, id: index + 1, kind: 'price' } as const),
      seq: (notified?.seq ?? 0) + index,
    }));
    await server.announce(batch);
    socket.resume();
    await cut;
  });
});
