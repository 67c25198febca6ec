import { expect, test } from 'vitest';
import { readMarkedText } from './marked-text.ts';

test('a text is read without the proofs of its figures', () => {
  const marked = 'Apple kept [26.9% = AAPL.margin.2025] of [$416.2 billion = AAPL.revenue.2025].';
  expect(readMarkedText(marked)).toEqual({
    text: 'Apple kept 26.9% of $416.2 billion.',
    claims: [
      { shown: '26.9%', formula: 'AAPL.margin.2025' },
      { shown: '$416.2 billion', formula: 'AAPL.revenue.2025' },
    ],
  });
});

test.each(['A [bracket', 'A [26.9%] without a proof', 'An [26.9% = ] empty proof'])(
  '“%s” is refused',
  (marked) => {
    expect(() => readMarkedText(marked)).toThrow(RangeError);
  },
);
