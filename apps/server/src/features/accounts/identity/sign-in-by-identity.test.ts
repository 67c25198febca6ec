import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import {
  type AccountsServer,
  openAccountsServer,
  tokenIn,
  validPassword,
} from '../accounts-server.fixture.ts';
import type { ExternalIdentity } from './identity-provider.ts';

describeOnEach('signing in with Google', (open) => {
  let server: AccountsServer;
  let claimed: ExternalIdentity;
  beforeAll(async () => {
    const google = {
      verify: async (token: string) => {
        if (token !== 'good') throw new InvalidRequest('Google couldn’t confirm this sign-in.');
        return claimed;
      },
    };
    server = await openAccountsServer(await open(), {
      providers: { google, apple: null },
      environment: { GOOGLE_CLIENT_ID: 'tenfold.example' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    claimed = { subject: '1', email: 'ann@example.org', firstName: 'Ann', secondName: 'Archer' };
  });

  const byGoogle = (access_token = 'good') => server.post('/user/google', { access_token });
  const me = async (token: string) => (await server.get('/user/me', token)).json();

  test('creates one account with a confirmed address and no password', async () => {
    const first = (await byGoogle()).json();
    const person = await me(first.access_token);
    expect(person).toMatchObject({ email: 'ann@example.org', first_name: 'Ann', has_password: false });
    claimed = { ...claimed, email: 'ann@elsewhere.example' };
    expect(await me((await byGoogle()).json().access_token)).toMatchObject({ id: person.id });
    expect((await server.logIn('ann@example.org', '')).statusCode).toBe(422);
    expect((await server.logIn('ann@example.org', validPassword)).statusCode).toBe(401);
  });

  test('signs in to the account that has the confirmed address', async () => {
    claimed = { ...claimed, subject: '2', email: 'ben@example.org' };
    const { id } = await me(await server.join('ben@example.org'));
    expect(await me((await byGoogle()).json().access_token)).toMatchObject({ id, has_password: true });
  });

  test('is refused the first time without a confirmed address', async () => {
    claimed = { ...claimed, subject: '3', email: null };
    expect((await byGoogle()).statusCode).toBe(422);
  });

  test('removes a pending registration of the address by somebody else', async () => {
    claimed = { ...claimed, subject: '4', email: 'cora@example.org' };
    await server.post('/user/register', { email: 'cora@example.org', password: 'of a thief, not hers' });
    const token = tokenIn(await server.mails());
    await byGoogle();
    expect((await server.logIn('cora@example.org', 'of a thief, not hers')).statusCode).toBe(401);
    expect((await server.post('/user/verify', { token })).statusCode).toBe(422);
  });

  test('twice at once creates one account', async () => {
    claimed = { ...claimed, subject: '5', email: 'dora@example.org' };
    const replies = await Promise.all([byGoogle(), byGoogle(), byGoogle()]);
    const people = await Promise.all(replies.map((reply) => me(reply.json().access_token)));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });

  test('with a token that Google rejects is refused, and so is an unknown provider', async () => {
    expect((await byGoogle('bad')).statusCode).toBe(422);
    expect((await server.post('/user/apple', { access_token: 'good' })).statusCode).toBe(404);
    expect((await server.get('/user/sign-in-options')).json()).toEqual({
      google: { client_id: 'tenfold.example' },
      apple: null,
    });
  });

  test('an account without a password is deleted by its address alone', async () => {
    claimed = { ...claimed, subject: '6', email: 'eva@example.org' };
    const { access_token } = (await byGoogle()).json();
    const typed = { email: 'eva@example.org', password: '' };
    expect((await server.post('/user/delete', typed, access_token)).json()).toEqual({ is_deleted: true });
  });
});
