import { expect, test } from 'vitest';
import { disagreementOf } from './disagreement.ts';

const tokenOf = (id: number) => `e30.${btoa(JSON.stringify({ sub: String(id) }))}.x`;

test('a visitor without a token and a person with their own agree', () => {
  expect(disagreementOf(null, null)).toBeNull();
  expect(disagreementOf(7, tokenOf(7))).toBeNull();
});

test('a token without a cookie is asked about', () => {
  expect(disagreementOf(null, tokenOf(7))).toBe('cookie-lost');
});

test('a cookie without a token, or beside the token of somebody else, is ended', () => {
  expect(disagreementOf(7, null)).toBe('token-lost');
  expect(disagreementOf(7, tokenOf(8))).toBe('token-lost');
  expect(disagreementOf(7, 'no token at all')).toBe('token-lost');
});
