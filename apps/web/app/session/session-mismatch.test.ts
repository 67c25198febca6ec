import { expect, test } from 'vitest';
import { findSessionMismatch } from './session-mismatch.ts';

const tokenOf = (id: number) => `e30.${btoa(JSON.stringify({ sub: String(id) }))}.x`;

test('a visitor without a token and a person with their own agree', () => {
  expect(findSessionMismatch(null, null)).toBeNull();
  expect(findSessionMismatch(7, tokenOf(7))).toBeNull();
});

test('a token without a cookie is asked about', () => {
  expect(findSessionMismatch(null, tokenOf(7))).toBe('cookie-lost');
});

test('a cookie without a token, or beside the token of somebody else, is ended', () => {
  expect(findSessionMismatch(7, null)).toBe('token-lost');
  expect(findSessionMismatch(7, tokenOf(8))).toBe('token-lost');
  expect(findSessionMismatch(7, 'no token at all')).toBe('token-lost');
});
