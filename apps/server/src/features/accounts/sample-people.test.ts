import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { type AccountsServer, openAccountsServer } from './accounts-server.fixture.ts';
import { describeSamplePeople, ensureSamplePeople } from './sample-people.ts';

let server: AccountsServer;
let dataDir: string;

beforeAll(async () => {
  server = await openAccountsServer(await openTestDatabase());
});
afterAll(() => server.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const ensurePeople = (environment: NodeJS.ProcessEnv = {}) =>
  ensureSamplePeople(server.db, server.clock, readConfig({ DATA_DIR: dataDir, ...environment }));

test('Ann, Ben, Cora and Dora sign in with a password only the owner of the folder can read', async () => {
  const password = (await ensurePeople()) ?? '';
  expect(password).toMatch(/^[\w-]{16}$/);
  const file = join(dataDir, 'sample-password.txt');
  expect(readFileSync(file, 'utf8')).toBe(`${password}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const people = await Promise.all(
    ['ann', 'ben', 'cora', 'dora'].map(async (name) => {
      const token = (await server.logIn(`${name}@example.com`, password)).json().access_token;
      return (await server.get('/user/me', token)).json();
    }),
  );
  expect(people.map((person) => [person.first_name, person.is_superuser, person.is_analyst])).toEqual([
    ['Ann', false, false],
    ['Ben', false, false],
    ['Cora', true, false],
    ['Dora', false, true],
  ]);
  expect(describeSamplePeople(password)).toBe(
    `Sign in as ann@example.com (Light), ben@example.com (Investor), cora@example.com (superuser), dora@example.com (analyst) with the password ${password}`,
  );
});

test('a second start keeps their password, changes and sessions', async () => {
  const password = (await ensurePeople()) ?? '';
  const token = (await server.logIn('ann@example.com', password)).json().access_token;
  await server.post('/user/update-bio', { bio: 'Mine.' }, token);
  expect(await ensurePeople()).toBe(password);
  expect((await server.get('/user/me', token)).json()).toMatchObject({ bio: 'Mine.' });
});

test.each([
  ['without the sample', { SAMPLE_DATA: 'no' }],
  ['where strangers come by', { HOST: '0.0.0.0' }],
  ['behind a proxy strangers come by', { PUBLIC_URL: 'https://research.example.org' }],
])('%s nobody can sign in or stay signed in as one of them', async (_, environment) => {
  const password = (await ensurePeople()) ?? '';
  const token = (await server.logIn('cora@example.com', password)).json().access_token;
  expect(await ensurePeople(environment)).toBeNull();
  expect((await server.get('/user/me', token)).statusCode).toBe(401);
  expect((await server.logIn('cora@example.com', password)).statusCode).toBe(401);
});
