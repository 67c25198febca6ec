import type { DraftId, PostId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { blankQuestion } from '../ask/question-form.ts';
import { type Draft, draftLine, draftTitle } from './draft-lines.ts';

const saved = {
  id: 1 as DraftId,
  revision: 1,
  createdAt: '2026-11-20T18:12:00Z',
  updatedAt: '2026-11-20T18:12:00Z',
};
const question = (data: object): Draft => ({
  ...saved,
  kind: 'question',
  data: { ...blankQuestion, companies: [], rows: [], tags: [], ...data },
});
const answer = (text: string, questionId: number | null): Draft => ({
  ...saved,
  kind: 'answer',
  data: { text, ownsShare: false, isGenerated: false },
  questionId: questionId as PostId | null,
  questionTitle: questionId === null ? null : 'What held revenue flat?',
});

test('a draft of a question says what it is about', () => {
  const draft = question({ title: 'What must renewals stay above?', companies: ['COST'], tags: ['A', 'B'] });
  expect([draftTitle(draft), draftLine(draft)]).toEqual([
    'What must renewals stay above?',
    'COST · FINANCIALS · 2 tags',
  ]);
  expect(draftTitle(question({}))).toBe('Question without a title');
  expect(draftLine(question({}))).toBe('FINANCIALS');
});

test('a draft of an answer shows how it begins, and which question it answers', () => {
  expect(draftTitle(answer('Freight came down', 7))).toBe('“Freight came down”');
  expect(draftTitle(answer('a '.repeat(60), 7))).toBe(`“${'a '.repeat(39)}a…”`);
  // No character is cut in two.
  expect(draftTitle(answer(`${'a'.repeat(79)}😀`, 7))).toBe(`“${'a'.repeat(79)}…”`);
  expect(draftLine(answer('x', 7))).toBe('to: What held revenue flat?');
  expect(draftLine(answer('x', null))).toContain('The question was deleted.');
});
