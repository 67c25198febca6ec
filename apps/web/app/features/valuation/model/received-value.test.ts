import { expect, test } from 'vitest';
import { indebted, outspent, steady } from '../valuation.fixture.ts';
import { initialValue } from './compute-value.ts';
import { receivedValue } from './received-value.ts';
import { sentValue } from './sent-value.ts';

test('a page receives the columns of its first value unchanged, but for how each figure was calculated', () => {
  for (const base of [steady, indebted, outspent]) {
    const value = initialValue(base, '2026-08-21');
    if (value === null) throw new Error('the fixture has a value');
    const received = receivedValue(JSON.parse(JSON.stringify(sentValue(value))));
    expect(received.columns).toHaveLength(6);
    expect(received.columns).toMatchObject(
      value.columns.map(({ figures, ...column }) => ({
        ...column,
        figures: Object.fromEntries(
          Object.entries(figures).map(([key, { value, why, marks }]) => [key, { value, why, marks }]),
        ),
      })),
    );
  }
});
