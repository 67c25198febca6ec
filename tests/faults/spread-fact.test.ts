import { expect, test } from 'vitest';
import { SpreadFact } from './spread-fact.ts';

const requestTo = (process: string, begun: number) => ({ process, viewer: 'ann', begun, done: begun + 10 });

function changedAt100() {
  const theme = new SpreadFact('light', 1_000);
  theme.change({ value: 'dark', begun: 100, done: 110, by: 'A' });
  return theme;
}

test('the process that made a change shows it at once, another within the grace', () => {
  const theme = changedAt100();
  expect(theme.show('light', requestTo('A', 120))).toBeNull();
  expect(theme.show('light', requestTo('B', 1_000))).toBe(890);
  expect(theme.show('light', requestTo('B', 1_111))).toBeNull();
  expect(theme.show('dark', requestTo('A', 120))).toBe(0);
});

test('while a change is made either may be shown', () => {
  const theme = changedAt100();
  expect([theme.show('light', requestTo('A', 95)), theme.show('dark', requestTo('A', 95))]).toEqual([0, 0]);
  expect(theme.show('dark', requestTo('A', 80))).toBeNull();
});

test('what was shown to a viewer is not taken back', () => {
  const theme = changedAt100();
  theme.show('dark', requestTo('B', 200));
  expect(theme.show('light', requestTo('B', 220))).toBeNull();
  expect(theme.show('light', { ...requestTo('B', 220), viewer: 'ben' })).toBe(110);
});
