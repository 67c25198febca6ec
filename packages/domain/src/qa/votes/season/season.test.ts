import { expect, test } from 'vitest';
import { playSeason } from './season.fixture.ts';

const { figures } = playSeason(2_000, 1);

test('in a season of two thousand people rings keep less than a third of the points they would have had', () => {
  const rings = figures.filter(({ kind }) => kind !== 'honest');
  const sum = (of: (figure: (typeof rings)[number]) => number) =>
    rings.reduce((total, figure) => total + of(figure), 0);
  expect(sum(({ unruled }) => unruled)).toBe(1_000);
  expect(sum(({ counted, held }) => counted - held)).toBeLessThan(330);
  expect(sum(({ people }) => people)).toBe(112);
});

test('no honest person is in a group that is found, and none of their points is held', () => {
  expect(figures.find(({ kind }) => kind === 'honest')).toMatchObject({ found: 0, held: 0 });
});

test('a season is the same each time it is played', () => {
  expect(playSeason(500, 7)).toEqual(playSeason(500, 7));
});
