import { beforeEach, expect, test, vi } from 'vitest';
import { keptQuestion } from './kept-question.ts';
import { asSent, blankQuestion } from './question-form.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const typed = { ...blankQuestion, title: 'Why did inventories rise?', companies: ['NKE'] };

test('what a visitor typed is there for who signs in next, once', () => {
  keptQuestion(null).keep(typed);
  expect(keptQuestion(1).read()).toEqual(typed);
  expect(keptQuestion(null).read()).toBeNull();
  expect(keptQuestion(2).read()).toBeNull();
  expect(keptQuestion(1).read()).toEqual(typed);
});

test('what a visitor typed more than an hour ago is nobody’s', () => {
  keptQuestion(null).keep(typed);
  vi.advanceTimersByTime(61 * 60_000);
  expect(keptQuestion(1).read()).toBeNull();
  expect(keptQuestion(null).read()).toBeNull();
});

test('of a question kept before and one typed as a visitor, the newer one is there', () => {
  const newer = { ...typed, title: 'Why did receivables rise?' };
  keptQuestion(1).keep(typed);
  vi.advanceTimersByTime(1);
  keptQuestion(null).keep(newer);
  expect(keptQuestion(1).read()).toEqual(newer);
  keptQuestion(null).keep(typed);
  vi.advanceTimersByTime(1);
  keptQuestion(1).keep(newer);
  expect(keptQuestion(1).read()).toEqual(newer);
  expect(keptQuestion(null).read()).toBeNull();
});

test('a question without words is not kept', () => {
  keptQuestion(1).keep(typed);
  keptQuestion(1).keep({ ...typed, title: ' ' });
  expect(keptQuestion(1).read()).toBeNull();
});

test.each([
  '{',
  'null',
  '[]',
  JSON.stringify({ typed }),
  JSON.stringify({ typed: { ...typed, tags: [1] }, at: 1 }),
  JSON.stringify({ typed: { ...typed, category: 'X' }, at: 1 }),
])('a stored %s is left out', (stored) => {
  localStorage.setItem('question-draft:1', stored);
  expect(keptQuestion(1).read()).toBeNull();
});

test('a year and items go with a question about figures alone', () => {
  const figures = { ...typed, year: '2025', rows: ['capex'] };
  expect(asSent(figures)).toMatchObject({ year: '2025', rows: ['capex'] });
  expect(asSent({ ...figures, category: 'EVENT' })).toMatchObject({ year: null, rows: [] });
});
