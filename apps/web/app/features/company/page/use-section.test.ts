import { expect, test } from 'vitest';
import { sectionOf } from './use-section.ts';

test.each([
  ['#financials', 'financials'],
  ['#forecast', 'forecast'],
  ['#value-estimate', 'value-estimate'],
  ['#value-moved', 'value-estimate'],
  ['#summary', 'summary'],
  ['', 'summary'],
  ['#notes', 'notes'],
  ['#elsewhere', 'summary'],
])('an address ending in "%s" shows %s', (hash, section) => {
  expect(sectionOf(hash)).toBe(section);
});
