import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { makeKey, startIssuer, type TestIssuer } from './issuer.fixture.ts';

const now = Date.parse('2026-01-02T15:00:00Z') / 1_000;
const clientId = 'tenfold.example';

let issuer: TestIssuer;
let google: IdentityProvider;
let apple: IdentityProvider;
beforeEach(async () => {
  issuer = await startIssuer();
  const clock = new StoppedClock('2026-01-02T15:00:00Z');
  const at = {
    issuers: [issuer.url],
    keysUrl: `${issuer.url}/keys`,
    tokenInfoUrl: `${issuer.url}/tokeninfo`,
    userInfoUrl: `${issuer.url}/userinfo`,
  };
  google = googleProvider(clientId, clock, at);
  apple = appleProvider(clientId, clock, at);
});
afterEach(() => issuer.close());

const ann = () => ({
  iss: issuer.url,
  aud: clientId,
  sub: '1001',
  iat: now - 10,
  exp: now + 3_600,
  email: 'Ann@Example.com',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Lee',
});

const refused = (name: string) => ({ code: 'invalid_request', message: expect.stringContaining(name) });
const away = (name: string) => ({
  code: 'unavailable',
  message: `${name} isn’t responding. Please try again in a moment.`,
});

describe.each([
  ['Google', () => google],
  ['Apple', () => apple],
])('an ID token of %s', (name, provider) => {
  test('identifies a person', async () => {
    expect(await provider().verify(await issuer.sign(ann()))).toEqual({
      subject: '1001',
      email: 'ann@example.com',
      firstName: 'Ann',
      secondName: 'Lee',
    });
  });

  test.each([
    ['meant for another product', () => ({ ...ann(), aud: 'other.example' })],
    ['of another issuer', () => ({ ...ann(), iss: 'https://evil.example' })],
    ['expired', () => ({ ...ann(), exp: now - 1 })],
    ['that never expires', () => ({ ...ann(), exp: undefined })],
    ['of nobody', () => ({ ...ann(), sub: undefined })],
    ['with a number for an address', () => ({ ...ann(), email: 7 })],
  ])('%s is refused', async (_how, payload) => {
    const token = await issuer.sign(payload() as never);
    await expect(provider().verify(token)).rejects.toMatchObject(refused(name));
  });

  test.each([['first'], ['unknown']])(
    'signed by another key that calls itself %s is refused',
    async (kid) => {
      const token = await issuer.sign(ann(), await makeKey(kid));
      await expect(provider().verify(token)).rejects.toMatchObject(refused(name));
    },
  );

  test('not signed, or by a secret, is refused', async () => {
    const published = await (await fetch(`${issuer.url}/keys`)).text();
    const bySecret = new SignJWT(ann()).setProtectedHeader({ alg: 'HS256', kid: 'first' });
    for (const token of [
      new UnsecuredJWT(ann()).encode(),
      await bySecret.sign(new TextEncoder().encode(published)),
    ]) {
      await expect(provider().verify(token)).rejects.toMatchObject(refused(name));
    }
  });

  test.each([undefined, false, 'false', 'yes', 1])(
    'with an address confirmed as %j gives no email address',
    async (confirmed) => {
      const token = await issuer.sign({ ...ann(), email_verified: confirmed });
      expect((await provider().verify(token)).email).toBeNull();
    },
  );

  test('with booleans as text and without names is accepted', async () => {
    const { given_name, family_name, ...rest } = ann();
    const token = await issuer.sign({ ...rest, email_verified: 'true' });
    expect(await provider().verify(token)).toMatchObject({ email: 'ann@example.com', firstName: '' });
  });

  test.each(['error', 'nonsense', 'redirect'] as const)(
    "can't be verified while keys answer with %s",
    async (failure) => {
      const token = await issuer.sign(ann());
      issuer.failure = failure;
      await expect(provider().verify(token)).rejects.toMatchObject(away(name));
      issuer.failure = null;
      expect(await provider().verify(token)).toMatchObject({ subject: '1001' });
    },
  );

  test("can't be verified while the keys are unreachable", async () => {
    const token = await issuer.sign(ann());
    await issuer.close();
    await expect(provider().verify(token)).rejects.toMatchObject(away(name));
    issuer = await startIssuer();
  });

  test('signed by a new key is accepted once it is published', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await provider().verify(await issuer.sign(ann()));
    await issuer.rotate();
    vi.setSystemTime(Date.now() + 31_000);
    expect(await provider().verify(await issuer.sign(ann()))).toMatchObject({ subject: '1001' });
    vi.useRealTimers();
  });
});

describe('an access token of Google', () => {
  const person = () => ({ ...ann(), sub: '1001' });
  const info = { aud: clientId, sub: '1001' };

  test('identifies a person', async () => {
    issuer.accessTokens.set('ya29.c.b0A-x', { info, person: person() });
    expect(await google.verify('ya29.c.b0A-x')).toMatchObject({ subject: '1001', email: 'ann@example.com' });
  });

  test.each([
    ['given to another product', { ...info, aud: 'other.example' }],
    ['of somebody else than it is said to be of', { ...info, sub: '1002' }],
    ['that does not say whom it is of', { aud: clientId }],
  ])('%s is refused', async (_how, claimed) => {
    issuer.accessTokens.set('ya29.token', { info: claimed, person: person() });
    await expect(google.verify('ya29.token')).rejects.toMatchObject(refused('Google'));
  });

  test.each(['ya29.unknown', 'a\r\nx-header: b', 'ünbekannt', 'a.b.c', ' '])(
    '%j is refused',
    async (token) => {
      await expect(google.verify(token)).rejects.toMatchObject(refused('Google'));
    },
  );

  test('with an unconfirmed address gives no email address', async () => {
    issuer.accessTokens.set('ya29.token', { info, person: { ...person(), email_verified: false } });
    expect((await google.verify('ya29.token')).email).toBeNull();
  });

  test.each(['error', 'nonsense', 'redirect'] as const)(
    "can't be verified while Google answers with %s",
    async (failure) => {
      issuer.accessTokens.set('ya29.token', { info, person: person() });
      issuer.failure = failure;
      await expect(google.verify('ya29.token')).rejects.toMatchObject(away('Google'));
    },
  );

  test("can't be verified while Google is down", async () => {
    await issuer.close();
    await expect(google.verify('ya29.token')).rejects.toMatchObject(away('Google'));
    issuer = await startIssuer();
  });
});
