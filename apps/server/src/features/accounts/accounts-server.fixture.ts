import { apiBase } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import type { LightMyRequestResponse } from 'fastify';
import { type Config, readConfig } from '../../config.ts';
import { Changes } from '../../platform/changes/index.ts';
import { StoppedClock } from '../../platform/clock/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { DocumentCache } from '../../platform/documents/index.ts';
import { Events, type Reaction } from '../../platform/events/index.ts';
import { FanOut } from '../../platform/fan-out/index.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import { type RecordedJobs, recordedJobs } from '../../platform/jobs/recorded-jobs.fixture.ts';
import { limitCall, openRateLimiter } from '../../platform/limits/index.ts';
import { openLog } from '../../platform/log/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { registerAvatarFiles } from './avatar/routes.ts';
import { accounts } from './feature.ts';
import type { IdentityProviders } from './identity/open-identity-providers.ts';
import { accountMailQueue, type MailReason } from './mails/account-mails.ts';
import { ownTables } from './own-data/own-tables.ts';
import { openSessions, type Sessions } from './sessions/sessions.ts';

export interface AccountsServer {
  readonly db: Db;
  readonly clock: StoppedClock;
  readonly config: Config;
  readonly jobs: RecordedJobs;
  readonly sessions: Sessions;
  get(path: string, token?: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  file(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, token?: string, from?: From): Promise<LightMyRequestResponse>;
  logIn(email: string, password: string, from?: From): Promise<LightMyRequestResponse>;
  /** Recorded, not waited: seconds that throttled attempts were delayed by. */
  readonly waits: number[];
  /** Sends and returns the emails queued since the last call. */
  mails(): Promise<Mail[]>;
  join(email: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export interface From {
  readonly address?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

export const validPassword = 'correct horse battery';

interface Options {
  readonly ownData?: readonly OwnTable[];
  readonly providers?: IdentityProviders;
  readonly environment?: NodeJS.ProcessEnv;
  readonly beforeDeletion?: (accountId: AccountId) => Promise<void>;
  readonly reactions?: readonly Reaction[];
}

export async function openAccountsServer(
  database: Database,
  {
    ownData = [],
    providers = { google: null, apple: null },
    environment = {},
    beforeDeletion = async () => undefined,
    reactions = [],
  }: Options = {},
): Promise<AccountsServer> {
  const { db } = database;
  const log = openLog('silent');
  const clock = new StoppedClock('2026-08-21T20:00:00Z');
  const config = readConfig(environment);
  const jobs = recordedJobs();
  const waits: number[] = [];
  const deps = {
    db,
    clock,
    productClock: clock,
    config,
    log,
    jobs,
    rateLimiter: openRateLimiter(null, async (seconds) => waits.push(seconds)),
    documents: new DocumentCache(db),
    changes: new Changes(log),
    events: new Events(reactions, log),
    fanOut: new FanOut(null, log),
  };
  const sessions = openSessions(deps);
  const app = registerHttp(log, {
    authenticate: sessions.authenticate,
    limitCall: (name, caller) => limitCall(deps.rateLimiter, name, caller),
  });
  await registerApi(app, async (api) =>
    accounts.routes(api, {
      ...deps,
      sessions,
      providers,
      beforeDeletion,
      ownData: [...ownTables, ...ownData],
    }),
  );
  registerAvatarFiles(app, deps);
  const written: Mail[] = [];
  const queue = accountMailQueue({
    db,
    clock,
    mailer: { send: async (mail) => void written.push(mail) },
    siteUrl: () => 'https://tenfold.test',
  });
  let asked = 0;
  const elsewhere = () => {
    asked += 1;
    return `203.0.${Math.floor(asked / 256)}.${asked % 256}`;
  };
  const inject = (
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    more: { payload?: string; headers?: Record<string, string> } & From = {},
  ) =>
    app.inject({
      method,
      url: `${apiBase}${path}`,
      ...(more.payload !== undefined && { payload: more.payload }),
      remoteAddress: more.address ?? elsewhere(),
      cookies: more.cookies ?? {},
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...more.headers },
    });
  const server: AccountsServer = {
    db,
    clock,
    config,
    jobs,
    sessions,
    get: (path, token, headers = {}) => inject('GET', path, token, { headers }),
    file: (path) => app.inject(path),
    post: (path, body, token, from = {}) =>
      inject('POST', path, token, {
        ...from,
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
    waits,
    logIn: (username, password, from = {}) =>
      inject('POST', '/user/login', undefined, {
        ...from,
        payload: new URLSearchParams({ username, password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    async mails() {
      for (const [at, { data }] of jobs.sent.splice(0).entries()) {
        await queue.perform(data as MailReason, new AbortController().signal, `job-${at}`);
      }
      return written.splice(0);
    },
    async join(email, password = validPassword) {
      await server.post('/user/register', { email, password });
      const reply = await server.post('/user/verify', { token: tokenIn(await server.mails()) });
      return reply.json().access_token;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
  return server;
}

export function tokenIn(mails: readonly Mail[]): string {
  return /\/(?:verify|reset-password)\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
