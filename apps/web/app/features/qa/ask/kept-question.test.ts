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
  return () => vi.unstubAllGlobals();
});

const typed = { ...blankQuestion, title: 'Why did inventories rise?', companies: ['NKE'] };

test('what a visitor typed is there for who signs in next, once', () => {
  keptQuestion(null).keep(typed);
  expect(keptQuestion(1).read()).toEqual(typed);
  expect(keptQuestion(null).read()).toBeNull();
  expect(keptQuestion(2).read()).toBeNull();
  expect(keptQuestion(1).read()).toEqual(typed);
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
  JSON.stringify({ ...typed, tags: [1] }),
  JSON.stringify({ ...typed, category: 'X' }),
])('a stored %s is left out', (stored) => {
  localStorage.setItem('question-draft:1', stored);
  expect(keptQuestion(1).read()).toBeNull();
});

test('a year and items go with a question about figures alone', () => {
  const figures = { ...typed, year: '2025', rows: ['capex'] };
  expect(asSent(figures)).toMatchObject({ year: '2025', rows: ['capex'] });
  expect(asSent({ ...figures, category: 'EVENT' })).toMatchObject({ year: null, rows: [] });
});
