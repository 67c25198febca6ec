import { expect, test } from 'vitest';
import { heightOf, readBillions, stepped, topOf, withYear, worthOf } from './live-model.ts';

const amounts = [100, 110, 121, 133.1, 146.41, 161.051];

test('the years after a typed one keep their growth, those before it stay', () => {
  const typed = withYear(amounts, 2, 242);
  expect(typed.slice(0, 3)).toEqual([100, 110, 242]);
  expect((typed[3] ?? 0) / 242).toBeCloseTo(1.1, 12);
  expect((typed[5] ?? 0) / (typed[4] ?? 1)).toBeCloseTo(1.1, 12);
});

test('a value follows from the cash flows, and there is none where they leave nothing', () => {
  const worth = { constant: -4, least: -0.5, weights: [0.01, 0.01, 0.01, 0.01, 0.01, 0.1] };
  expect(worthOf([100, 100, 100, 100, 100, 100], worth)).toBeCloseTo(11, 12);
  expect(worthOf([1, 1, 1, 1, 1, 1], worth)).toBeNull();
});

test('an amount is read as people type it', () => {
  expect(['160', '160.5', '160,5', '1,160.5', ' $1 160 '].map((text) => readBillions(text))).toEqual([
    160e9, 160.5e9, 160.5e9, 1160.5e9, 1160e9,
  ]);
  expect(['', '0', '-3', 'many', '99999'].map((text) => readBillions(text))).toEqual(Array(5).fill(null));
});

test('a key up or down is one billion, and never ends at nothing', () => {
  expect([stepped(114.6e9, 1), stepped(114.6e9, -1), stepped(0.5e9, -1)]).toEqual([115.6e9, 113.6e9, null]);
});

test('a bar that passes the top makes the scale grow', () => {
  const top = topOf(amounts, amounts);
  expect(heightOf(161.051, top)).toBe('73.53%');
  expect(topOf(amounts, withYear(amounts, 5, 150))).toBe(top);
  expect(heightOf(400, topOf(amounts, withYear(amounts, 5, 400)))).toBe('100.00%');
});
