import { expect, test } from 'vitest';
import { checkQuestion, type QuestionForm } from './check-question.ts';
import { questionCategories, questionItems, questionYears } from './question-choices.ts';

const now = new Date('2026-11-26T12:00:00Z');
const form: QuestionForm = {
  title: 'What held Nike’s revenue flat in fiscal 2024?',
  description: '',
  companies: ['NKE'],
  category: 'FINANCIALS',
  year: 2024,
  rows: ['revenue'],
  tags: ['REVENUE'],
};
const check = (changes: Partial<QuestionForm>) => checkQuestion({ ...form, ...changes }, now);
const several = (count: number) => Array.from({ length: count }, (_, index) => `T${index}`);

test('a question with a title and a company can be asked', () => {
  expect(check({})).toEqual({});
  expect(check({ year: null, rows: [], tags: [] })).toEqual({});
  expect(check({ year: 'forecast' })).toEqual({});
});

test('a title is required, and spaces are none', () => {
  expect(check({ title: ' \n' })).toEqual({ title: 'required' });
});

test('only questions about concepts need no company', () => {
  const needing = questionCategories.filter(
    ({ key }) => check({ category: key, companies: [], year: null, rows: [] }).companies === 'required',
  );
  expect(needing.map(({ key }) => key)).toEqual(['FINANCIALS', 'BUSINESS', 'EVENT']);
});

test('only questions about financials have a year and items', () => {
  expect(check({ category: 'BUSINESS' })).toEqual({ year: 'only_financials', rows: 'only_financials' });
});

test('each text and list has a limit', () => {
  const long = { title: 'a'.repeat(201), description: 'a'.repeat(5_001) };
  expect(check({ ...long, companies: several(11), tags: several(11) })).toEqual({
    title: 'too_long',
    description: 'too_long',
    companies: 'too_many',
    tags: 'too_many',
  });
  const full = { title: 'a'.repeat(200), description: 'a'.repeat(5_000) };
  expect(check({ ...full, companies: several(10), tags: several(10) })).toEqual({});
});

test('tags that are one count once, and one without a letter is refused', () => {
  expect(check({ tags: [...several(10), 't1', 'Т1'] })).toEqual({});
  expect(check({ tags: ['--'] })).toEqual({ tags: 'unknown' });
  expect(check({ tags: ['A'.repeat(41)] })).toEqual({ tags: 'too_long' });
});

test('years are those from 2015 to the current one, and Forecast', () => {
  expect(questionYears(now).slice(0, 2)).toEqual([2015, 2016]);
  expect(questionYears(now).slice(-2)).toEqual([2026, 'forecast']);
  expect(questionYears(new Date('2027-01-01T00:00:00Z'))).toContain(2027);
  for (const year of [2014, 2027, '2024']) expect(check({ year })).toEqual({ year: 'unknown' });
});

test('items are the first thirty rows, numbered, and no others', () => {
  expect(questionItems).toHaveLength(30);
  expect(questionItems[0]).toEqual({ key: 'earningsPerShare', label: '01 Diluted EPS' });
  expect(questionItems[10]).toEqual({ key: 'capex', label: '11 Capex' });
  expect(questionItems[29]?.label).toBe('30 Stock price range');
  expect(check({ rows: ['revenue', 'enterpriseValue'] })).toEqual({ rows: 'unknown' });
  expect(check({ rows: ['constructor'] })).toEqual({ rows: 'unknown' });
});
