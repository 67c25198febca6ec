import { expect, test } from 'vitest';
import { readText, writeText } from './state-text.ts';

test('a date stays a date, and a text that looks like one stays a text', () => {
  const time = '2026-11-26T10:00:00.000Z';
  const value = {
    at: new Date(time),
    text: time,
    none: null,
    lines: [{ from: time, paidAt: new Date(time) }],
  };
  expect(readText(writeText(value))).toEqual(value);
});
