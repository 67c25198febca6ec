import { expect, test } from 'vitest';
import { reviewLines } from './review-lines.ts';

const clean = { similar: [], missing: [], links: 0, newTags: [], asker: null, decision: null } as const;
const words = (review: object) =>
  reviewLines({ ...clean, ...review } as never).map((line) => `${line.isGood ? '+' : '-'} ${line.words}`);

test('a question with nothing against it says what was looked at', () => {
  expect(words({ similar: [{ alike: 0.41 }] })).toEqual([
    '+ No similar question above 60%',
    '+ Company and period named',
    '+ No links',
  ]);
});

test('what speaks against a question is said', () => {
  const found = {
    similar: [{ alike: 0.864 }],
    missing: ['company', 'period'],
    links: 2,
    newTags: ['FREIGHT'],
  };
  expect(words(found)).toEqual([
    '- A similar question is 86% alike',
    '- No company and no period named',
    '- 2 links',
    '- Tag FREIGHT is used for the first time',
  ]);
});
