import type { QuotedOpinion } from '@tenfold/contract/assistant';
import { expect, test } from 'vitest';
import { copiedAnswer } from './copied-answer.ts';

const site = 'https://tenfold.example';
const filing = { accession: 'one', url: 'https://sec.example/one' };
const revenue = {
  token: 'ACME FY2024 revenue',
  value: 500e6,
  unit: 'money',
  currency: 'USD',
} as QuotedOpinion['figures'][number];
const opinion: QuotedOpinion = {
  answerId: 7 as QuotedOpinion['answerId'],
  questionId: 3 as QuotedOpinion['questionId'],
  question: 'Will Acme grow?',
  author: { id: 5 as NonNullable<QuotedOpinion['author']['id']>, fullName: 'Dora Fox' },
  isByAnalyst: true,
  text: 'Hardly.',
  isCut: false,
  figures: [],
  answeredAt: '2026-08-20T14:00:00.000Z',
};

test('a copied answer has the addresses of its filings below its text', () => {
  expect(copiedAnswer({ text: 'It was 5.', filings: [filing], opinions: [] }, site)).toBe(
    'It was 5.\nhttps://sec.example/one',
  );
});

test('a quoted opinion is copied with its author, its day and a link to it', () => {
  const copied = copiedAnswer({ text: 'It was 5.', filings: [filing], opinions: [opinion] }, site);
  expect(copied).toBe(
    [
      'It was 5.',
      'https://sec.example/one',
      '',
      'An analyst’s opinion: “Hardly.”',
      '— Dora Fox, Aug 20, 2026, on “Will Acme grow?”',
      `${site}/business-q-and-a/questions/3?answer=7`,
    ].join('\n'),
  );
});

test('an opinion that is quoted in part says so, and the figures it names have their values', () => {
  const cut = { ...opinion, isByAnalyst: false, isCut: true, figures: [revenue] };
  const text = 'Sold {ACME FY2024 revenue}';
  expect(copiedAnswer({ text: '', filings: [], opinions: [{ ...cut, text }] }, site)).toMatch(
    /^A member’s opinion: “Sold \$500 million …”\n/,
  );
});
