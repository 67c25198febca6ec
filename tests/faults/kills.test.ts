import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@tenfold/contract/endpoint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../world/mail.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { copyPreparedData } from '../world/prepared-data.ts';
import { type Server, startServer } from '../world/server.ts';
import { rounds } from '../world/size.ts';

const kills = rounds(1, 30);
const password = 'a ladder and a lamp';
/** Two starts for each and hundreds of hashed passwords, on a machine that does more than this. */
const patience = { timeout: Math.max(240_000, kills * 60_000) };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const call = (server: Server, path: string, body: object, token?: string) =>
  fetch(`${server.url}${apiBase}/user/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function makeAccount(server: Server, email: string): Promise<string> {
  await call(server, 'register', { email, password });
  await expect.poll(() => mailsTo(dataDir, email), { timeout: 90_000 }).toHaveLength(1);
  const [, token] = /\/verify\/([\w-]+)/.exec((await mailsTo(dataDir, email)).at(-1) ?? '') ?? [];
  const answer = await call(server, 'verify', { token });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function signIn(server: Server): Promise<string> {
  const answer = await fetch(`${server.url}${apiBase}/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ann@example.org', password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const statusOfMe = async (server: Server, token: string) =>
  (await fetch(`${server.url}${apiBase}/user/me`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Writes one after the other until the server dies; remembers acknowledged ones. @param onWrite says how many were sent */
async function writeUntilKilled(
  server: Server,
  token: string,
  first: number,
  onWrite: (count: number) => void,
) {
  let acknowledged = first;
  let attempted = first;
  const registered: string[] = [];
  const signedIn: string[] = [];
  const signedOut: string[] = [];
  try {
    for (;;) {
      attempted += 1;
      onWrite(attempted - first);
      const answer = await call(server, 'update-bio', { bio: String(attempted) }, token);
      await answer.arrayBuffer();
      if (answer.status === 200) acknowledged = attempted;
      if (attempted % 5 === 0) {
        const session = await signIn(server);
        const leaving = attempted % 2 === 0;
        if (!leaving) signedIn.push(session);
        else if ((await call(server, 'logout', {}, session)).status === 200) signedOut.push(session);
      }
      if (attempted % 10 !== 0) continue;
      const email = `reader-${attempted}@example.org`;
      const answered = await call(server, 'register', { email, password });
      await answered.arrayBuffer();
      if (answered.status === 200) registered.push(email);
    }
  } catch {
    return { acknowledged, attempted, registered, signedIn, signedOut };
  }
}

async function survives(environment: Record<string, string>): Promise<number> {
  const common = { SAMPLE_DATA: 'no', TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: dataDir, ...environment };
  let server = await startServer(common);
  const token = await makeAccount(server, 'ann@example.org');
  const registered: string[] = [];
  let written = 0;
  let sessions = 0;
  for (let kill = 0; kill < kills; kill++) {
    // By writes, so that a slow machine has signed in too; a moment later, to be anywhere in the last one.
    const last = 6 + Math.floor(Math.random() * 20);
    const { promise: isWritten, resolve: end } = Promise.withResolvers<void>();
    const writing = writeUntilKilled(server, token, written, (count) => count === last && end());
    await isWritten;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    server.signal('SIGKILL');
    await server.ended;
    const { acknowledged, attempted, registered: more, signedIn, signedOut } = await writing;
    registered.push(...more);
    server = await startServer(common);
    const me = await fetch(`${server.url}${apiBase}/user/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { bio } = (await me.json()) as { bio: string };
    // Acknowledged writes exist; others may.
    expect(Number(bio)).toBeGreaterThanOrEqual(acknowledged);
    expect(Number(bio)).toBeLessThanOrEqual(attempted);
    for (const session of signedIn) expect(await statusOfMe(server, session)).toBe(200);
    for (const session of signedOut) expect(await statusOfMe(server, session)).toBe(401);
    sessions += signedIn.length + signedOut.length;
    written = attempted;
  }
  for (const email of registered) {
    await expect.poll(() => mailsTo(dataDir, email), { timeout: 90_000 }).not.toHaveLength(0);
  }
  await server.stop();
  expect(sessions).toBeGreaterThan(0);
  return written + sessions;
}

test('an acknowledged write survives a kill at any time', patience, async () => {
  await copyPreparedData('empty', dataDir);
  const writes = await survives({});
  process.stdout.write(`embedded: ${kills} kills, ${writes} writes, none lost\n`);
});

describe.skipIf(!postgresAvailable)('on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeEach(async () => {
    postgres = await sharedPostgres();
  });
  afterEach(() => postgres.close());

  test('it survives as well', patience, async () => {
    const writes = await survives({ DATABASE_URL: await postgres.createMigrated() });
    process.stdout.write(`PostgreSQL: ${kills} kills, ${writes} writes, none lost\n`);
  });
});
