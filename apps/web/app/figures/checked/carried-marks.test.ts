import { expect, test } from 'vitest';
import { carriedMarks } from './carried-marks.ts';

const text = 'It was 391,053 in 2024 and 383,285 before.';
const marks = [
  { start: 7, end: 14 },
  { start: 27, end: 34 },
];
const shown = (now: string) => carriedMarks(marks, text, now).map(({ start, end }) => now.slice(start, end));

test('what was found stays where it is while its writer goes on', () => {
  expect(shown(text)).toEqual(['391,053', '383,285']);
  expect(shown(`${text} Then`)).toEqual(['391,053', '383,285']);
  expect(shown(`So: ${text}`)).toEqual(['391,053', '383,285']);
  expect(shown(text.replace('in 2024 ', ''))).toEqual(['391,053', '383,285']);
});

test('what was typed over is gone until it is looked at again', () => {
  expect(shown(text.replace('391,053', '391,035'))).toEqual(['383,285']);
  expect(shown(text.replace('391,053', '391,0537'))).toEqual(['383,285']);
  expect(shown(text.slice(0, 10))).toEqual([]);
  expect(shown('')).toEqual([]);
});
