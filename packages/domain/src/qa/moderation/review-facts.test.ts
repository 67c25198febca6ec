import { expect, test } from 'vitest';
import { alikeness } from './alikeness.ts';
import { missingInQuestion } from './review-facts.ts';

const question = {
  title: 'Why did the margin of Nike fall?',
  description: '',
  category: 'FINANCIALS',
  companies: ['NKE'],
  year: null,
} as const;

test('a question about financials names a company and a period', () => {
  expect(missingInQuestion({ ...question, companies: [] })).toEqual(['company', 'period']);
  expect(missingInQuestion({ ...question, year: '2024' })).toEqual([]);
  expect(missingInQuestion({ ...question, title: 'Why did the margin fall in 2024?' })).toEqual([]);
  expect(missingInQuestion({ ...question, description: 'In the last quarter.' })).toEqual([]);
});

test('a question about a business needs no period, and one about a concept no company', () => {
  expect(missingInQuestion({ ...question, category: 'BUSINESS' })).toEqual([]);
  expect(missingInQuestion({ ...question, category: 'CONCEPTS', companies: [] })).toEqual([]);
});

test('the same words are the same question in any order, case and alphabet', () => {
  expect(alikeness('Why did margins fall?', 'WHY margins did fall')).toBe(1);
  expect(alikeness('Почему упала маржа?', 'почему маржа упала')).toBe(1);
  expect(alikeness('', '')).toBe(0);
});

test('a question is more like another about the same than like one with a word in common', () => {
  const title = 'What held Nike’s revenue flat in fiscal 2024?';
  const same = alikeness(title, 'Why was revenue of Nike flat in 2024?');
  const other = alikeness(title, 'Which debt of Nike falls due before 2027?');
  expect(same).toBeGreaterThan(other);
  expect(other).toBeLessThan(0.3);
});
