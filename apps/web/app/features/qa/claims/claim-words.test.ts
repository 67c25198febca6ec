import { expect, test } from 'vitest';
import { ownLabel, ownsWords } from './claim-words.ts';

test('who owns the share a text is about is said with its symbol', () => {
  expect(ownLabel(['NKE'])).toBe('I own this share');
  expect(ownsWords(['NKE'])).toBe('Owns NKE');
});

test('of several companies it may be any', () => {
  expect(ownLabel(['NKE', 'LULU'])).toBe('I own one of these shares');
  expect(ownsWords(['NKE', 'LULU'])).toBe('Owns NKE or LULU');
});
