import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  forgotPassword,
  getMe,
  logIn,
  logOut,
  register,
  resetPassword,
  verify,
} from '@tenfold/contract/accounts';
import { httpApi } from '@tenfold/contract/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { type Server, startServer } from '../world/server.ts';
import { join, newPassword as password, tokenInMail } from './new-person.ts';

const program = fileURLToPath(new URL('../../apps/server/src/cli/tenfold.ts', import.meta.url));
const run = promisify(execFile);

let server: Server;
beforeAll(async () => {
  server = await startServer({ SAMPLE_DATA: 'no' });
});
afterAll(() => server.stop());

const apiOf = ({ url }: Server, token: string | null = null) => httpApi({ baseUrl: url, token: () => token });

test('a person registers, confirms by email, signs out and in, and resets the password', async () => {
  const email = 'ann@example.org';
  const first = await join(server, email);
  expect(await apiOf(server, first).call(getMe)).toMatchObject({ email, plan: 'light' });
  await apiOf(server, first).call(logOut);
  await expect(apiOf(server, first).call(getMe)).rejects.toMatchObject({ status: 401 });

  const { accessToken } = await apiOf(server).call(logIn, { body: { username: email, password } });
  await apiOf(server).call(forgotPassword, { body: { email } });
  const token = await tokenInMail(server, email, 'reset-password');
  await apiOf(server).call(resetPassword, { body: { token, password: 'another ladder' } });
  await expect(apiOf(server, accessToken).call(getMe)).rejects.toMatchObject({ status: 401 });
  await apiOf(server).call(logIn, { body: { username: email, password: 'another ladder' } });
});

test('the command line changes roles and plans while the server runs', async () => {
  const token = await join(server, 'ben@example.org');
  const tenfold = (...args: string[]) =>
    run(process.execPath, [program, 'user', ...args], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: server.dataDir },
    });
  expect((await tenfold('plan', 'Ben@Example.org', 'investor')).stdout).toMatch(
    /1 {2}user moved to the investor plan/,
  );
  expect((await tenfold('promote', 'ben@example.org')).stdout).toMatch(/1 {2}user promoted to superuser/);
  expect((await tenfold('analyst', 'ben@example.org')).stdout).toMatch(/1 {2}user made an analyst/);
  expect(await apiOf(server, token).call(getMe)).toMatchObject({ plan: 'investor', isSuperuser: true });
  await expect(tenfold('promote', 'nobody@example.org')).rejects.toMatchObject({
    stderr: expect.stringContaining('No account has the address nobody@example.org'),
  });
});

test.skipIf(!postgresAvailable)('signing out applies at once in every process', async () => {
  const postgres = await sharedPostgres();
  const environment = { SAMPLE_DATA: 'no', DATABASE_URL: await postgres.createDatabase() };
  const [one, other] = await Promise.all([startServer(environment), startServer(environment)]);
  await apiOf(one).call(register, { body: { email: 'cora@example.org', password } });
  // Whichever process has written the email.
  const token = await Promise.any(
    [one, other].map((each) => tokenInMail(each, 'cora@example.org', 'verify')),
  );
  const { accessToken } = await apiOf(other).call(verify, { body: { token } });
  expect(await apiOf(one, accessToken).call(getMe)).toMatchObject({ email: 'cora@example.org' });
  await apiOf(one, accessToken).call(logOut);
  await expect(apiOf(other, accessToken).call(getMe)).rejects.toMatchObject({ status: 401 });
  await Promise.all([one.stop(), other.stop()]);
  await postgres.close();
});
