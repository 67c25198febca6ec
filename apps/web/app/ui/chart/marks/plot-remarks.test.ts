import { expect, test } from 'vitest';
import { placeRemarks } from './plot-remarks.ts';

const frame = { top: 20, bottom: 200 };
const placeOf = (day: number) => (day > 9 ? null : { x: day * 10, y: 100 });

test('a mark stands above its point, a second one of the same point above it', () => {
  const remarks = [1, 2, 3].map((number) => ({ day: number === 3 ? 4 : 1, number, text: '' }));
  expect(placeRemarks(remarks, placeOf, frame).map(({ x, y }) => [x, y])).toEqual([
    [10, 86],
    [10, 69],
    [40, 86],
  ]);
});

test('a mark stays within the frame, and one of a day outside it is left out', () => {
  const at = (y: number) => placeRemarks([{ day: 1, number: 1, text: '' }], () => ({ x: 0, y }), frame)[0]?.y;
  expect(at(21)).toBe(28);
  expect(at(400)).toBe(186);
  expect(placeRemarks([{ day: 10, number: 1, text: '' }], placeOf, frame)).toEqual([]);
});

test('a mark stands above the figure of its bar, not on it', () => {
  const figure = { kind: 'figure', text: '391,035', x: 10, y: 93 } as const;
  const [mark] = placeRemarks([{ day: 1, number: 1, text: '' }], placeOf, frame, [figure]);
  expect((mark?.y ?? 0) + 8).toBeLessThan(93 - 8);
});
