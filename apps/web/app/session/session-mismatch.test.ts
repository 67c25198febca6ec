import { expect, test } from 'vitest';
import { findSessionMismatch } from './session-mismatch.ts';

const tokenOf = (id: number) => `e30.${btoa(JSON.stringify({ sub: String(id) }))}.x`;

test('a visitor without a token and a person with a matching one agree', () => {
  expect(findSessionMismatch(null, null)).toBeNull();
  expect(findSessionMismatch(7, tokenOf(7))).toBeNull();
});

test('a token without a cookie is checked', () => {
  expect(findSessionMismatch(null, tokenOf(7))).toBe('cookie-lost');
});

test("a cookie without a token, or with somebody else's, ends the session", () => {
  expect(findSessionMismatch(7, null)).toBe('token-lost');
  expect(findSessionMismatch(7, tokenOf(8))).toBe('token-lost');
  expect(findSessionMismatch(7, 'no token at all')).toBe('token-lost');
});
