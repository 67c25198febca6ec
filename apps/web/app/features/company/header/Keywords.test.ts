import { expect, test } from 'vitest';
import { keywordsIn } from './Keywords.tsx';

test('keywords are split at commas, without repeats', () => {
  expect(keywordsIn('Technology, Consumer Electronics,Nasdaq , Technology')).toEqual([
    'Technology',
    'Consumer Electronics',
    'Nasdaq',
  ]);
});

test('an empty text has no keywords', () => {
  expect(keywordsIn('')).toEqual([]);
  expect(keywordsIn(' , ')).toEqual([]);
});
