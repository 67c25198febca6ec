import { expect, test } from 'vitest';
import { basisWords, priceWords } from './live-words.ts';

test('the price is told as a multiple of the value', () => {
  const announced = (value: number | null) => priceWords(309.35, value, 0.1);
  expect(announced(102.01)).toBe(
    'The price is three times what these cash flows are worth at 10.0% a year. So what would have to be true?',
  );
  expect(announced(120)).toContain('2.6 times');
  expect(announced(155)).toContain('twice');
  expect(announced(220)).toContain('41% above');
  expect(announced(309)).toBe('At these cash flows the price returns about 10.0% a year.');
  expect(announced(400)).toContain('below');
  expect(announced(null)).toBe('These cash flows leave the shareholders nothing.');
});

test('a value says what it rests on', () => {
  expect(basisWords({ requiredReturn: 0.1, terminalGrowth: 0, day: '2026-08-21' }, 2031)).toBe(
    '10.0% required return, no growth after 2031, carried to the day of the price.',
  );
});
