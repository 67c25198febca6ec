import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { type AccountsServer, openAccountsServer, validPassword } from '../accounts-server.fixture.ts';
import type { AccountTables } from '../tables.ts';
import { checkPassword } from './check-password.ts';

describeOnEach('a session', (open) => {
  let server: AccountsServer;
  let key: Uint8Array;
  beforeAll(async () => {
    server = await openAccountsServer(await open());
    await server.join('ann@example.org');
    const tables = server.db.withTables<AccountTables>();
    key = (await tables.selectFrom('secret').select('value').executeTakeFirstOrThrow()).value;
  });
  afterAll(() => server.close());

  const signIn = async (): Promise<string> =>
    (await server.logIn('ann@example.org', validPassword)).json().access_token;
  const statusOf = async (token: string) => (await server.get('/user/me', token)).statusCode;

  test('starts only with the right password', async () => {
    expect((await server.logIn('ANN@example.org ', validPassword)).statusCode).toBe(200);
    const replies = await Promise.all([
      server.logIn('ann@example.org', 'another password'),
      server.logIn('nobody@example.org', validPassword),
      server.logIn('nobody@example.org', 'another password'),
    ]);
    for (const reply of replies) {
      const { request_id: _, ...problem } = reply.json();
      expect(problem).toEqual({
        status: 401,
        code: 'unauthenticated',
        detail: 'The email address or password is wrong, or the address isn’t confirmed yet.',
        error_message: 'The email address or password is wrong, or the address isn’t confirmed yet.',
      });
      expect(reply.cookies).toEqual([]);
    }
  });

  test('does not start when the password changes during the check', async () => {
    const token = await server.join('overtaken@example.org');
    const checked = await checkPassword(server.db, 'overtaken@example.org', validPassword);
    const old_password = validPassword;
    const new_password = 'a newer password';
    const change = { old_password, new_password, re_password: new_password };
    expect((await server.post('/user/update-password', change, token)).statusCode).toBe(200);
    expect(checked === null ? null : await server.sessions.startWithPassword(server.db, checked)).toBeNull();
  });

  test('has a token that names the account', async () => {
    const token = await signIn();
    const { id } = (await server.get('/user/me', token)).json();
    expect(decodeJwt(token)).toMatchObject({ sub: String(id), sid: expect.any(String) });
  });

  test('lasts thirty days', async () => {
    const token = await signIn();
    server.clock.advance(30 * 24 * 3_600_000 - 1_000);
    expect(await statusOf(token)).toBe(200);
    server.clock.advance(1_000);
    expect(await statusOf(token)).toBe(401);
  });

  test('ends on logging out, without ending others', async () => {
    const token = await signIn();
    const other = await signIn();
    const reply = await server.post('/user/logout', undefined, token);
    expect(reply.json()).toEqual({ is_ended: true });
    expect(reply.cookies).toMatchObject([{ name: 'session', value: '', expires: new Date(0) }]);
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200]);
    expect((await server.post('/user/logout', undefined, token)).statusCode).toBe(401);
  });

  test("restores its cookie in a browser that lost it or has another session's", async () => {
    const token = await signIn();
    const other = await signIn();
    for (const headers of [{}, { cookie: 'session=nonsense' }, { cookie: `session=${other}` }]) {
      const [cookie] = (await server.get('/user/me', token, headers)).cookies;
      expect(decodeJwt(cookie?.value ?? '').sid).toBe(decodeJwt(token).sid);
    }
    expect((await server.get('/user/me', token, { cookie: `session=${token}` })).cookies).toEqual([]);
  });

  test('signs the cookie of a caller that keeps none once, and lets it end with the session', async () => {
    const token = await signIn();
    const cookieNow = async () => (await server.get('/user/me', token)).cookies[0];
    const first = await cookieNow();
    server.clock.advance(60_000);
    const second = await cookieNow();
    expect(second?.value).toBe(first?.value);
    expect(Number(first?.maxAge) - Number(second?.maxAge)).toBe(60);
  });

  test("can't be used by cookie alone", async () => {
    const token = await signIn();
    expect((await server.get('/user/me', undefined, { cookie: `session=${token}` })).statusCode).toBe(401);
  });

  describe('refuses', () => {
    const claims = async () => decodeJwt(await signIn());

    test('a token with another signature', async () => {
      const token = await signIn();
      const [head, body, signature = ''] = token.split('.');
      const flipped = signature[0] === 'A' ? 'B' : 'A';
      for (const forged of [
        `${head}.${body}.${flipped}${signature.slice(1)}`,
        `${head}.${body}.`,
        `${head}.${body}`,
        `${head}..${signature}`,
        'x',
        token.repeat(2),
      ]) {
        expect(await statusOf(forged)).toBe(401);
      }
    });

    test('a token signed with another key', async () => {
      const other = new TextEncoder().encode('another key of thirty-two letters');
      const forged = await new SignJWT(await claims()).setProtectedHeader({ alg: 'HS256' }).sign(other);
      expect(await statusOf(forged)).toBe(401);
    });

    test('a token without an algorithm', async () => {
      expect(await statusOf(new UnsecuredJWT(await claims()).encode())).toBe(401);
    });

    test('a token of another algorithm, even with our key', async () => {
      const own = await new SignJWT(await claims()).setProtectedHeader({ alg: 'HS256' }).sign(key);
      expect(await statusOf(own)).toBe(200);
      const hs384 = await new SignJWT(await claims()).setProtectedHeader({ alg: 'HS384' }).sign(key);
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const rs256 = await new SignJWT(await claims()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
      for (const forged of [hs384, rs256]) expect(await statusOf(forged)).toBe(401);
    });

    test.each([
      ['no end', { exp: undefined }],
      ['another account', { sub: '999999' }],
      ['no account', { sub: undefined }],
      ['an account that is no number', { sub: "1' or '1'='1" }],
      ['no session', { sid: undefined }],
      ['a session nobody began', { sid: randomUUID() }],
      ['a session that is no id', { sid: "' or true --" }],
    ])('a token of ours with %s', async (_, changed) => {
      const forged = await new SignJWT({ ...(await claims()), ...changed } as JWTPayload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(key);
      expect(await statusOf(forged)).toBe(401);
    });

    test('a token of a deleted account', async () => {
      const token = await server.join('gone@example.org');
      const deleted = { email: 'gone@example.org', password: validPassword };
      expect((await server.post('/user/delete', deleted, token)).json()).toEqual({ is_deleted: true });
      expect(await statusOf(token)).toBe(401);
    });
  });

  test('does not start from a form of another site', async () => {
    const json = await server.post('/user/login', { username: 'ann@example.org', password: validPassword });
    expect(json.statusCode).toBe(200);
    const twice = await server.post('/user/login', { username: ['ann@example.org', 'x'], password: ['a'] });
    expect(twice.statusCode).toBe(422);
  });
});

test('a signing key from the environment replaces the stored one', async () => {
  const { openTestDatabase } = await import('../../../platform/db/test-database.ts');
  const secret = 'a secret of more than thirty-two letters';
  const server = await openAccountsServer(await openTestDatabase(), {
    environment: { SESSION_SECRET: secret },
  });
  const token = await server.join('ann@example.org');
  const again = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  expect((await server.get('/user/me', again)).statusCode).toBe(200);
  await server.close();
});
