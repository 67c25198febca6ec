import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { apiBase } from '@tenfold/contract/endpoint';
import { type AccountId, alertId } from '@tenfold/contract/ids';
import { type ServerMessage, serverMessage, socketPath } from '@tenfold/contract/notifications/socket';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import type { Database } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { FanOut } from '../../../platform/fan-out/index.ts';
import { registerApi, registerHttp } from '../../../platform/http/index.ts';
import { limitCall } from '../../../platform/limits/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openRedis, type RedisConnection } from '../../../platform/redis/index.ts';
import { stoppedDeps } from '../../../platform/stopped-deps.fixture.ts';
import { accounts, openSessions, type Sessions } from '../../accounts/index.ts';
import { hashPassword } from '../../accounts/passwords/hash-password.ts';
import { type Notified, notify } from '../notify.ts';
import { announce, announceRead } from './announce.ts';
import { type SocketLimits, usualLimits } from './open-sockets.ts';
import { registerSocket } from './register-socket.ts';

/** Open for a test: what it said so far, and how it ended. */
export interface OpenedSocket {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  readonly code: Promise<number>;
}

export type SocketServer = Awaited<ReturnType<typeof openSocketServer>>;

interface Options {
  readonly redisUrl?: string | null;
  readonly limits?: Partial<SocketLimits>;
}

const log = openLog('silent');

const data = {
  alertId: alertId.parse(1),
  epoch: 1,
  target: 105,
  before: 100,
  price: 106,
  tradedAt: '2026-08-21T20:00:00Z',
  simulated: false,
  cause: 'price_moved' as const,
  forecastId: null,
  forecastName: null,
  margin: null,
} as const;

/** One process of several on a database; it listens. */
export async function openSocketServer(database: Database, { redisUrl = null, limits = {} }: Options = {}) {
  const { db } = database;
  const redis: RedisConnection | null = redisUrl === null ? null : await openRedis(redisUrl, log);
  const fanOut = new FanOut(redis, log);
  const deps = stoppedDeps(db, { fanOut });
  const { clock, changes } = deps;
  const sessions = openSessions(deps);
  const { app, port } = await listen({ ...deps, sessions }, { ...usualLimits, ...limits });
  changes.watch();
  return {
    db,
    clock,
    deps,
    changes,
    port,
    ...clientsOf(port),
    /** A session that began now. */
    signIn: async (accountId: AccountId) => {
      const session = await sessions.start(db, accountId);
      return sessions.tokens.sign(session, session.expiresAt);
    },
    /** Committed, and announced unless the message is lost. */
    notifyOf: async (accountId: AccountId, subjects: readonly string[], isLost = false) => {
      const notified: Notified[] = [];
      for (const subject of subjects) {
        const one = { accountId, kind: 'price', subject, symbol: null, data } as const;
        notified.push(...(await db.transaction().execute((tx) => notify(tx, [one], clock.now()))));
      }
      if (!isLost) await announce(fanOut, notified)?.();
      return notified;
    },
    announce: (notified: readonly Notified[]) => announce(fanOut, notified)?.(),
    announceRead: (accountId: AccountId, id: number | null) => announceRead(fanOut, { accountId, id }),
    close: async () => {
      await app.close();
      await changes.stop();
      fanOut.close();
      await redis?.close();
    },
  };
}

async function listen(deps: Deps & { readonly sessions: Sessions }, limits: SocketLimits) {
  const app = registerHttp(log, {
    authenticate: deps.sessions.authenticate,
    limitCall: (name, caller) => limitCall(deps.rateLimiter, name, caller),
    trustedProxies: ['127.0.0.1'],
  });
  await registerApi(app, async (api) => {
    accounts.routes(api, {
      ...deps,
      providers: { google: null, apple: null },
      ownData: [],
      beforeDeletion: async () => undefined,
    });
    registerSocket(api, deps, limits);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** What a browser does at this port. */
function clientsOf(port: number) {
  const address = `127.0.0.1:${port}${apiBase}`;
  const open = async (
    userId: number | string,
    headers: Record<string, string> = {},
  ): Promise<OpenedSocket> => {
    const path = socketPath.replace('{userId}', String(userId));
    const socket = new WebSocket(`ws://${address}${path}`, { headers });
    const heard: ServerMessage[] = [];
    socket.on('message', (data) => heard.push(serverMessage.parse(JSON.parse(String(data)))));
    socket.on('error', () => undefined);
    const code = new Promise<number>((resolve) => socket.on('close', resolve));
    await once(socket, 'open');
    return { socket, heard, code };
  };
  return {
    open,
    /** Says who it is, and after which number to begin. */
    connect: async (accountId: AccountId, token: string, after: number | null = null) => {
      const opened = await open(accountId);
      opened.socket.send(JSON.stringify({ type: 'auth', token, after }));
      return opened;
    },
    post: async (path: string, token: string, body?: object) => {
      const answer = await fetch(`http://${address}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      });
      return answer.status;
    },
  };
}

export const password = 'correct horse battery';

export async function addAccount({ db }: Database, email: string): Promise<AccountId> {
  const hash = await hashPassword(password);
  const { rows } = await sql<{ id: AccountId }>`
    insert into account (email, password_hash, created_at) values (${email}, ${hash}, '2026-01-01')
    returning id`.execute(db);
  if (rows[0] === undefined) throw new Error('No account');
  return rows[0].id;
}
