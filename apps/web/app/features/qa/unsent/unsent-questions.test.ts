import { beforeEach, expect, test, vi } from 'vitest';
import { emptyLocalStorage } from '../../../platform/storage/local-storage.fixture.ts';
import { asSent, blankQuestion } from '../ask/question-form.ts';
import { unsentQuestions } from './unsent-questions.ts';

emptyLocalStorage();
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const typed = { ...blankQuestion, title: 'Why did inventories rise?', companies: ['NKE'] };

const newest = (personId: number | null) => unsentQuestions(personId).list()[0]?.typed ?? null;

test('what a visitor typed is there for who signs in next, once', () => {
  unsentQuestions(null).of(10).save(typed);
  expect(newest(1)).toEqual(typed);
  expect(newest(null)).toBeNull();
  expect(newest(2)).toBeNull();
  expect(newest(1)).toEqual(typed);
});

test('what a visitor typed more than an hour ago is nobody’s', () => {
  unsentQuestions(null).of(10).save(typed);
  vi.advanceTimersByTime(61 * 60_000);
  expect(newest(1)).toBeNull();
  expect(newest(null)).toBeNull();
});

test('a second question leaves the first, and the one typed last comes first', () => {
  const second = { ...typed, title: 'Why did receivables rise?', companies: ['AAPL'] };
  unsentQuestions(1).of(10).save(typed);
  vi.advanceTimersByTime(1);
  unsentQuestions(null).of(20).save(second);
  expect(
    unsentQuestions(1)
      .list()
      .map(({ typed: { title } }) => title),
  ).toEqual([second.title, typed.title]);
  vi.advanceTimersByTime(1);
  unsentQuestions(1)
    .of(10)
    .save({ ...typed, description: 'In 2024.' });
  expect(newest(1)).toMatchObject({ title: typed.title, description: 'In 2024.' });
  unsentQuestions(1).of(10).forget();
  expect(newest(1)).toEqual(second);
});

test('five questions are kept, and a sixth takes the place of the one typed longest ago', () => {
  for (let begunAt = 1; begunAt <= 6; begunAt += 1) {
    unsentQuestions(1).of(begunAt).save(typed);
    vi.advanceTimersByTime(1);
  }
  expect(
    unsentQuestions(1)
      .list()
      .map(({ begunAt }) => begunAt),
  ).toEqual([6, 5, 4, 3, 2]);
});

test('a question without words is not kept', () => {
  unsentQuestions(1).of(10).save(typed);
  unsentQuestions(1)
    .of(10)
    .save({ ...typed, title: ' ' });
  expect(newest(1)).toBeNull();
});

test.each([
  '{',
  'null',
  '{}',
  JSON.stringify([{ typed }]),
  JSON.stringify([{ begunAt: 1, typed: { ...typed, tags: [1] }, at: 1 }]),
  JSON.stringify([{ begunAt: 1, typed: { ...typed, category: 'X' }, at: 1 }]),
])('a stored %s is left out', (stored) => {
  localStorage.setItem('question-draft:1', stored);
  expect(newest(1)).toBeNull();
});

test('a year and items go with a question about figures alone', () => {
  const figures = { ...typed, year: '2025', rows: ['capex'] };
  expect(asSent(figures)).toMatchObject({ year: '2025', rows: ['capex'] });
  expect(asSent({ ...figures, category: 'EVENT' })).toMatchObject({ year: null, rows: [] });
});
