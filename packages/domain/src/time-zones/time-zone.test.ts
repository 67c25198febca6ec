import { expect, test } from 'vitest';
import { isTimeZone } from './index.ts';

test.each(['America/New_York', 'Europe/Paris', 'Asia/Kathmandu', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'Nowhere/City', '+05:30', 'New York', '__proto__'])('“%s” is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
