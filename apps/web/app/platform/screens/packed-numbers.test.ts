import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

test('packed numbers are read as they were, to the last digit', () => {
  const whole = fc.integer().map((number) => number * 1_000_000);
  const some = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), whole, fc.constant(null));
  fc.assert(
    fc.property(fc.array(some, { minLength: 1 }), (numbers) => {
      const positive = numbers.map((number) => (number === null ? null : number + 0));
      expect(unpackNumbers(packNumbers(numbers))).toEqual(positive);
    }),
  );
});

test('amounts and rates are short', () => {
  expect(packNumbers([391_035_000_000, null, 0.25, -0.5, 2.31, 0, 100])).toBe('391035e6,,.25,-.5,2.31,0,100');
});
