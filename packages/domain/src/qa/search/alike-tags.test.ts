import { expect, test } from 'vitest';
import { alikeTags } from './alike-tags.ts';

const offered = ['MARGIN', 'BALANCE', 'EPS', 'FCF', 'BALANCES', 'INVENTORY'].map((key) => ({ key }));
const alike = (key: string) => alikeTags(key, offered).map((tag) => tag.key);

test('a tag is like those a slip of the keyboard away, the nearest first', () => {
  expect(alike('BALENCES')).toEqual(['BALANCES']);
  expect(alike('BALANCE')).toEqual(['BALANCES']);
  expect(alike('MARGINS')).toEqual(['MARGIN']);
  expect(alike('INVETNORYS')).toEqual(['INVENTORY']);
});

test('short ones and other words are like none', () => {
  expect(alike('EPF')).toEqual([]);
  expect(alike('GROWTH')).toEqual([]);
});
