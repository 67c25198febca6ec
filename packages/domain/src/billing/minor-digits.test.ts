import { expect, test } from 'vitest';
import { minorDigits } from './minor-digits.ts';

test('a dollar has cents, a yen has nothing smaller, a dinar has thousandths', () => {
  expect(minorDigits('USD')).toBe(2);
  expect(minorDigits('EUR')).toBe(2);
  expect(minorDigits('JPY')).toBe(0);
  expect(minorDigits('KWD')).toBe(3);
});
