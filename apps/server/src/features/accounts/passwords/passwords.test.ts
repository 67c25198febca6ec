import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import {
  type AccountsServer,
  openAccountsServer,
  tokenIn,
  validPassword,
} from '../accounts-server.fixture.ts';

const newPassword = 'staple the battery';

describeOnEach('a password', (open) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await openAccountsServer(await open());
  });
  afterAll(() => server.close());

  const signIn = async (email: string, password = validPassword): Promise<string> =>
    (await server.logIn(email, password)).json().access_token;
  const statusOf = async (token: string) => (await server.get('/user/me', token)).statusCode;
  const forgot = (email: string) => server.post('/user/forgot-password', { email });
  const reset = (token: string) => server.post('/user/reset-password', { token, password: newPassword });
  const change = (token: string, old_password: string) =>
    server.post(
      '/user/update-password',
      { old_password, new_password: newPassword, re_password: newPassword },
      token,
    );

  test('change ends the other sessions and sends an email', async () => {
    const elsewhere = await server.join('ann@example.org');
    const here = await signIn('ann@example.org');
    expect((await change(here, validPassword)).json()).toEqual({ ended_sessions: 1 });
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await server.logIn('ann@example.org', validPassword)).statusCode).toBe(401);
    expect((await server.logIn('ann@example.org', newPassword)).statusCode).toBe(200);
    expect(await server.mails()).toMatchObject([
      { to: 'ann@example.org', subject: 'Your Tenfold password was changed' },
    ]);
  });

  test('change needs the old password, and the new one twice', async () => {
    const token = await server.join('ben@example.org');
    expect((await change(token, 'not my password')).json()).toMatchObject({
      status: 422,
      error_fields: { old_password: 'That isn’t your password' },
    });
    const slip = { old_password: validPassword, new_password: newPassword, re_password: 'staple the batery' };
    expect((await server.post('/user/update-password', slip, token)).json().error_fields).toEqual({
      re_password: 'The passwords don’t match',
    });
    expect((await server.logIn('ben@example.org', validPassword)).statusCode).toBe(200);
  });

  test('reset by email ends every other session', async () => {
    const old = await server.join('cora@example.org');
    await forgot('cora@example.org');
    const mails = await server.mails();
    expect(mails).toMatchObject([{ to: 'cora@example.org', subject: 'Choose a new Tenfold password' }]);
    const reply = await reset(tokenIn(mails));
    expect(reply.cookies).toMatchObject([{ name: 'session', value: reply.json().access_token }]);
    expect([await statusOf(old), await statusOf(reply.json().access_token)]).toEqual([401, 200]);
    expect((await server.logIn('cora@example.org', newPassword)).statusCode).toBe(200);
  });

  test('reset answers the same whether or not the account exists', async () => {
    await server.join('known@example.org');
    const known = await forgot('known@example.org');
    const unknown = await forgot('unknown@example.org');
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect((await server.mails()).map(({ to }) => to)).toEqual(['known@example.org']);
  });

  test('reset before confirming leads to confirming and setting a new password', async () => {
    await server.post('/user/register', { email: 'new@example.org', password: validPassword });
    await server.mails();
    await forgot('new@example.org');
    const mails = await server.mails();
    expect(mails).toMatchObject([{ subject: 'Confirm your email for Tenfold' }]);
    expect(mails[0]?.text).toContain('choose a new one after you confirm');
    const confirmed = await server.post('/user/verify', { token: tokenIn(mails) });
    expect((await server.get('/user/me', confirmed.json().access_token)).json().has_password).toBe(false);
    expect((await server.logIn('new@example.org', validPassword)).statusCode).toBe(401);
  });

  test('a link works once, even when used twice at once', async () => {
    await server.join('twice@example.org');
    await forgot('twice@example.org');
    const token = tokenIn(await server.mails());
    const replies = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  test('a link works for one hour, until a newer one is sent or the password changes', async () => {
    await server.join('late@example.org');
    await forgot('late@example.org');
    const first = tokenIn(await server.mails());
    await forgot('late@example.org');
    const second = tokenIn(await server.mails());
    expect((await reset(first)).statusCode).toBe(422);
    server.clock.advance(3_600_000);
    expect((await reset(second)).statusCode).toBe(422);
    await forgot('late@example.org');
    const third = tokenIn(await server.mails());
    await change(await signIn('late@example.org'), validPassword);
    expect((await reset(third)).statusCode).toBe(422);
  });

  test('a confirmation link does not reset a password, nor the other way round', async () => {
    await server.join('cross@example.org');
    await forgot('cross@example.org');
    const toReset = tokenIn(await server.mails());
    expect((await server.post('/user/verify', { token: toReset })).statusCode).toBe(422);
    await server.post('/user/register', { email: 'other@example.org', password: validPassword });
    expect((await reset(tokenIn(await server.mails()))).statusCode).toBe(422);
  });

  test('of two simultaneous changes one succeeds', async () => {
    await server.join('race@example.org');
    const tokens = [await signIn('race@example.org'), await signIn('race@example.org')];
    const replies = await Promise.all(tokens.map((token) => change(token, validPassword)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
