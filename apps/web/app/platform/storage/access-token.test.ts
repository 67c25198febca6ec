import { expect, test } from 'vitest';
import { decodeClaims, readAccountId } from './access-token.ts';

const tokenOf = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('the subject of a token is the person', () => {
  expect(readAccountId(tokenOf({ sub: '42', sid: 'x' }))).toBe(42);
});

test('a non-ASCII name in a token is decoded', () => {
  expect(decodeClaims(tokenOf({ name: 'Zoë Žižek' }))).toEqual({ name: 'Zoë Žižek' });
});

test.each(['', 'abc', 'a.b.c', `e30.${btoa('"text"')}.x`, tokenOf({ sub: 'ann' }), tokenOf({})])(
  '%j is an invalid token',
  (token) => {
    expect(readAccountId(token)).toBeNull();
  },
);
