import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { prune } from '../../../platform/jobs/index.ts';
import {
  type AccountsServer,
  openAccountsServer,
  tokenIn,
  validPassword,
} from '../accounts-server.fixture.ts';
import { accounts } from '../feature.ts';

describeOnEach('registration', (open) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await openAccountsServer(await open());
  });
  afterAll(() => server.close());

  const register = (email: string, password = validPassword) =>
    server.post('/user/register', { email, password, first_name: 'Dora' });
  const verify = (token: string) => server.post('/user/verify', { token });

  test('creates the account when the email is confirmed, and signs in', async () => {
    expect((await register('Dora@Example.org')).statusCode).toBe(200);
    const mails = await server.mails();
    expect(mails).toMatchObject([{ to: 'dora@example.org', subject: 'Confirm your email for Tenfold' }]);
    const reply = await verify(tokenIn(mails));
    expect(reply.json()).toMatchObject({ token_type: 'bearer' });
    expect(reply.cookies).toMatchObject([
      { name: 'session', value: reply.json().access_token, httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    const me = await server.get('/user/me', reply.json().access_token);
    expect(me.json()).toMatchObject({ email: 'dora@example.org', first_name: 'Dora', plan: 'light' });
    expect((await server.logIn('dora@example.org', validPassword)).statusCode).toBe(200);
  });

  test('an email to an unconfirmed address contains nothing the sender typed', async () => {
    await server.post('/user/register', {
      email: 'victim@example.org',
      password: validPassword,
      first_name: 'You have won a prize, call 555 0100 now',
      second_name: 'Prize',
    });
    await server.post('/user/forgot-password', { email: 'victim@example.org' });
    await server.post('/user/request-verify-token', { email: 'victim@example.org' });
    const mails = await server.mails();
    expect(mails).toHaveLength(3);
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(/prize/i);
  });

  test.each([
    'Ann\nhttps://evil.example',
    'https://evil.example',
    'go to evil.example now',
    'www.evil',
    'a@b.example',
    'Ann\u0000',
    '\u202Enna',
    'An\u2028n',
  ])('refuses %j as a name', async (name) => {
    const body = { email: 'name@example.org', password: validPassword };
    for (const field of ['first_name', 'second_name']) {
      const answer = await server.post('/user/register', { ...body, [field]: name });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error_fields).toHaveProperty(field);
    }
  });

  test('accepts letters and punctuation in names', async () => {
    const names = ['Zoë', 'Søren Aabye', 'J.R.R.', 'Mary St.John', 'O’Neill-García', '小明', 'Dr. Who'];
    for (const [index, name] of names.entries()) {
      const body = { email: `name-${index}@example.org`, password: validPassword, first_name: name };
      expect((await server.post('/user/register', body)).statusCode).toBe(200);
      await server.mails();
    }
  });

  test('answers the same for a new and a known address', async () => {
    await server.join('known@example.org');
    const unknown = await register('new@example.org');
    const known = await register('known@example.org', 'another password');
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const mails = await server.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['new@example.org', 'Confirm your email for Tenfold'],
      ['known@example.org', 'You already have a Tenfold account'],
    ]);
    expect(tokenIn([mails[1]].flatMap((mail) => mail ?? []))).toBe('');
    expect((await server.logIn('known@example.org', 'another password')).statusCode).toBe(401);
  });

  test('a link can be checked without using it up', async () => {
    const check = async (token: string, purpose = 'verify') =>
      (await server.post('/user/check-mail-link', { token, purpose })).json();
    await register('check@example.org');
    const token = tokenIn(await server.mails());
    expect(await check(token)).toEqual({ is_valid: true });
    expect(await check(token, 'reset')).toEqual({ is_valid: false });
    expect(await check(`${token}x`)).toEqual({ is_valid: false });
    expect((await verify(token)).statusCode).toBe(200);
    expect(await check(token)).toEqual({ is_valid: false });

    await server.post('/user/forgot-password', { email: 'check@example.org' });
    const reset = tokenIn(await server.mails());
    expect(await check(reset, 'reset')).toEqual({ is_valid: true });
    server.clock.advance(24 * 3_600_000);
    expect(await check(reset, 'reset')).toEqual({ is_valid: false });
  });

  test('a link works once, even when used twice at once', async () => {
    await register('twice@example.org');
    const token = tokenIn(await server.mails());
    const replies = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect((await verify(token)).json().error_fields).toHaveProperty('token');
  });

  test('a link works for 24 hours', async () => {
    await register('late@example.org');
    const token = tokenIn(await server.mails());
    server.clock.advance(24 * 3_600_000);
    expect((await verify(token)).statusCode).toBe(422);
  });

  test('a newer email invalidates the older link', async () => {
    await register('again@example.org');
    const first = tokenIn(await server.mails());
    await server.post('/user/request-verify-token', { email: 'again@example.org' });
    const second = tokenIn(await server.mails());
    expect((await verify(first)).statusCode).toBe(422);
    expect((await verify(second)).statusCode).toBe(200);
  });

  test('sends no email to addresses nobody registered', async () => {
    await server.post('/user/request-verify-token', { email: 'stranger@example.org' });
    expect(await server.mails()).toEqual([]);
  });

  test('never uses the password of a second registration by somebody else', async () => {
    await register('victim@example.org', 'the password of the victim');
    await register('victim@example.org', 'the password of a thief');
    const mails = await server.mails();
    expect(mails.at(-1)?.text).toContain('signed up more than once');
    const { access_token } = (await verify(tokenIn(mails))).json();
    expect((await server.get('/user/me', access_token)).json()).toMatchObject({ has_password: false });
    for (const password of ['the password of the victim', 'the password of a thief', '']) {
      expect((await server.logIn('victim@example.org', password)).statusCode).not.toBe(200);
    }
    const chosen = {
      old_password: '',
      new_password: 'chosen by the owner',
      re_password: 'chosen by the owner',
    };
    expect((await server.post('/user/update-password', chosen, access_token)).statusCode).toBe(200);
    expect((await server.logIn('victim@example.org', 'chosen by the owner')).statusCode).toBe(200);
  });

  test('keeps the password when the second registration has the same one', async () => {
    await register('same@example.org');
    await register('same@example.org');
    const mails = await server.mails();
    expect((await verify(tokenIn(mails))).statusCode).toBe(200);
    expect((await server.logIn('same@example.org', validPassword)).statusCode).toBe(200);
  });

  test('does not reveal through signing in whether the address was new', async () => {
    await server.join('known@example.net');
    const answers = [];
    for (const email of ['known@example.net', 'new@example.net']) {
      await register(email, 'a password of my own');
      const reply = await server.logIn(email, 'a password of my own');
      const { request_id: _, ...problem } = reply.json();
      answers.push(problem);
    }
    expect(answers[0]).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('deletes registrations unconfirmed for a week', async () => {
    await register('idle@example.org');
    await server.mails();
    server.clock.advance(7 * 24 * 3_600_000 - 1);
    const askAgain = async () => {
      await prune(server, accounts.prunes);
      await server.post('/user/request-verify-token', { email: 'idle@example.org' });
      return (await server.mails()).length;
    };
    expect(await askAgain()).toBe(1);
    server.clock.advance(1);
    expect(await askAgain()).toBe(0);
  });

  test('checks only the form of an address, not whether it is known', async () => {
    await server.join('here@example.org');
    const check = async (email: string) =>
      (await server.post(`/user/check-email/${encodeURIComponent(email)}`)).json();
    expect(await check('here@example.org')).toEqual({ is_acceptable: true, reason: null });
    expect(await check('nobody@example.org')).toEqual({ is_acceptable: true, reason: null });
    expect(await check('no address')).toEqual({ is_acceptable: false, reason: expect.any(String) });
  });

  test('refuses a short password first', async () => {
    const reply = await register('short@example.org', 'too short');
    expect(reply.json().error_fields).toEqual({ password: 'Use at least 10 characters' });
    expect(await server.mails()).toEqual([]);
  });

  test('is throttled for one network, and for nobody else', async () => {
    const body = { email: 'often@example.org', password: validPassword };
    const ask = (address: string) => server.post('/user/register', body, undefined, { address });
    for (let time = 0; time < 8; time += 1) expect((await ask('192.0.2.1')).statusCode).toBe(200);
    expect(server.waits.splice(0)).toEqual([0.5, 1, 2]);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    expect(server.waits).toEqual([]);
    // Per address, from any network: five emails at once, then one every ten minutes.
    const spaced = server.jobs.sent.filter(({ options }) => options?.spaced !== undefined);
    expect([server.jobs.sent.length, spaced.length]).toEqual([9, 4]);
    expect(spaced[0]?.options?.spaced).toEqual({ key: 'asked to register often@example.org', seconds: 600 });
    await server.mails();
  });

  test('the last step saves names and profile', async () => {
    const token = await server.join('last@example.org');
    const profile = {
      goals: 'Own good businesses',
      invest_exp: null,
      companies: null,
      knowledge_expertise: {
        financial_analysis: true,
        industries: ['Healthcarh'],
        particular_companies: null,
      },
    };
    const reply = await server.post('/user/complete-register', { first_name: 'Lea', profile }, token);
    expect(reply.json().user).toMatchObject({ first_name: 'Lea', second_name: '', ...profile });
    expect((await server.post('/user/check-verify', { access_token: token })).json()).toEqual({
      is_verified: true,
    });
    expect((await server.post('/user/check-verify', { access_token: `${token}x` })).json()).toEqual({
      is_verified: false,
    });
  });
});
