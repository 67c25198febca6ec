import { expect, test } from 'vitest';
import { createAttempt } from './provider-attempt.ts';
import { buildProviderUrl } from './provider-url.ts';

const options = {
  google: { clientId: 'g-1' },
  apple: { clientId: 'org.example', redirectUri: 'https://host/auth/apple/callback' },
};

test('Google returns an ID token in the fragment, which no server log contains', () => {
  const attempt = createAttempt('google', '/');
  const { origin, searchParams } = new URL(buildProviderUrl(attempt, options, 'https://host') ?? '');
  expect(origin).toBe('https://accounts.google.com');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'g-1',
    redirect_uri: 'https://host/auth/google/callback',
    response_type: 'id_token',
    state: attempt.state,
    nonce: attempt.nonce,
  });
});

test('Apple posts to the registered address', () => {
  const { origin, searchParams } = new URL(
    buildProviderUrl(createAttempt('apple', '/'), options, 'https://host') ?? '',
  );
  expect(origin).toBe('https://appleid.apple.com');
  expect(searchParams.get('redirect_uri')).toBe('https://host/auth/apple/callback');
  expect(searchParams.get('response_mode')).toBe('form_post');
});

test('an unconfigured provider is not offered', () => {
  expect(
    buildProviderUrl(createAttempt('google', '/'), { google: null, apple: null }, 'https://host'),
  ).toBeNull();
});
