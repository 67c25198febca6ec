import { apiBase } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Config, readConfig } from '../../config.ts';
import type { StoppedClock } from '../../platform/clock/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { Events, type Reaction } from '../../platform/events/index.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import type { RecordedJobs } from '../../platform/jobs/recorded-jobs.fixture.ts';
import { limitCall, openRateLimiter } from '../../platform/limits/index.ts';
import { openLog } from '../../platform/log/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { type StoppedDeps, stoppedDeps } from '../../platform/stopped-deps.fixture.ts';
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
  const waits: number[] = [];
  const deps = stoppedDeps(database.db, {
    config: readConfig(environment),
    rateLimiter: openRateLimiter(null, async (seconds) => waits.push(seconds)),
    events: new Events(reactions, openLog('silent')),
  });
  const sessions = openSessions(deps);
  const app = registerHttp(deps.log, {
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
  const calls = callsOf(app);
  const mails = mailsOf(deps);
  return {
    db: deps.db,
    clock: deps.clock,
    config: deps.config,
    jobs: deps.jobs,
    sessions,
    waits,
    ...calls,
    mails,
    async join(email, password = validPassword) {
      await calls.post('/user/register', { email, password });
      const reply = await calls.post('/user/verify', { token: tokenIn(await mails()) });
      return reply.json().access_token;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Where Ann and Ben have signed up; what they call with. */
export async function openServerOfTwo(database: Database) {
  const server = await openAccountsServer(database);
  const ann = await server.join('ann@example.org');
  return { ...server, ann, ben: await server.join('ben@example.org') };
}

/** Each from an address of its own, unless the test gives one. */
function callsOf(app: FastifyInstance): Pick<AccountsServer, 'get' | 'file' | 'post' | 'logIn'> {
  let calls = 0;
  const elsewhere = () => {
    calls += 1;
    return `203.0.${Math.floor(calls / 256)}.${calls % 256}`;
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
  return {
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
    logIn: (username, password, from = {}) =>
      inject('POST', '/user/login', undefined, {
        ...from,
        payload: new URLSearchParams({ username, password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
}

/** Performs the jobs that were queued, as a worker would. */
function mailsOf({ db, clock, jobs }: StoppedDeps): AccountsServer['mails'] {
  const written: Mail[] = [];
  const queue = accountMailQueue({
    db,
    clock,
    mailer: { send: async (mail) => void written.push(mail) },
    siteUrl: () => 'https://tenfold.test',
  });
  return async () => {
    for (const [at, { data }] of jobs.sent.splice(0).entries()) {
      await queue.perform(data as MailReason, new AbortController().signal, `job-${at}`);
    }
    return written.splice(0);
  };
}

export function tokenIn(mails: readonly Mail[]): string {
  return /\/(?:verify|reset-password)\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
