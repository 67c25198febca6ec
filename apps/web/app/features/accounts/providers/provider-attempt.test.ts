import { describe, expect, test } from 'vitest';
import { createAttempt, type ProviderGrant, tokenFor } from './provider-attempt.ts';

const attempt = createAttempt('google', '/company/NKE');
const tokenWith = (nonce: string) => `e30.${btoa(JSON.stringify({ nonce }))}.signature`;
const granted: ProviderGrant = { idToken: tokenWith(attempt.nonce), state: attempt.state, error: null };

describe('an answer from Google or Apple', () => {
  test("is accepted when it belongs to this tab's attempt", () => {
    expect(tokenFor(attempt, 'google', granted)).toBe(granted.idToken);
  });

  test.each([
    ['nothing was begun here', null, granted],
    ['it answers another attempt', attempt, { ...granted, state: createAttempt('google', '/').state }],
    ['it has no state', attempt, { ...granted, state: null }],
    ['its token was made for another sign-in', attempt, { ...granted, idToken: tokenWith('other') }],
    ['its token cannot be read', attempt, { ...granted, idToken: 'garbage' }],
  ])('is refused when %s', (_, made, given) => {
    expect(() => tokenFor(made, 'google', given)).toThrow('started elsewhere');
  });

  test('is refused when Google answers a request to Apple', () => {
    expect(() => tokenFor(attempt, 'apple', granted)).toThrow('started elsewhere');
  });

  test('reports that the person went back', () => {
    const denied = { idToken: null, state: attempt.state, error: 'access_denied' };
    expect(() => tokenFor(attempt, 'google', denied)).toThrow('You cancelled signing in with Google.');
  });
});

test('no two attempts share a secret', () => {
  const secrets = Array.from({ length: 100 }, () => createAttempt('apple', '/')).flatMap(
    ({ state, nonce }) => [state, nonce],
  );
  expect(new Set(secrets).size).toBe(200);
});
