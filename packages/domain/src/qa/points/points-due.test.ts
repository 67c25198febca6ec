import { expect, test } from 'vitest';
import { type AwardedText, type AwardFacts, pointsDue } from './points-due.ts';

const approvedAt = new Date('2026-11-09T10:00:00Z');
const onDay = (days: number) => new Date(approvedAt.getTime() + days * 86_400_000);
const editor = 9;
const asker = 1;

const question: AwardFacts['question'] = {
  id: 70,
  askerId: asker,
  approved: { at: approvedAt, byId: editor },
  isRemoved: false,
  isGenerated: false,
};
const answer: AwardedText = {
  kind: 'answer',
  id: 5,
  authorId: 2,
  isAnalyst: false,
  featured: null,
  isRemoved: false,
  isGenerated: false,
};
const featured = (days: number, byId = editor) => ({ at: onDay(days), byId });
const due = (texts: AwardedText[], bestAnswerId: number | null = null, changes: object = {}) =>
  pointsDue({ question: { ...question, ...changes }, texts, bestAnswerId });

test('an approved question gives its asker five points', () => {
  expect(due([])).toEqual([
    {
      accountId: asker,
      points: 5,
      cause: 'approved',
      subject: { kind: 'question', id: 70 },
      since: approvedAt,
    },
  ]);
});

test('a question that waits gives nothing, and nothing under it does', () => {
  expect(due([{ ...answer, featured: featured(1) }], null, { approved: null })).toEqual([]);
});

test('a removed question gives its asker nothing; what others wrote under it keeps what it earned', () => {
  const texts = [{ ...answer, featured: featured(1) }];
  const awards = due(texts, null, { isRemoved: true });
  expect(awards.map(({ accountId, points }) => [accountId, points])).toEqual([[answer.authorId, 10]]);
});

test('the best answer gives ten points since the seven days ended', () => {
  expect(due([answer], 5)[1]).toEqual({
    accountId: 2,
    points: 10,
    cause: 'best',
    subject: { kind: 'answer', id: 5 },
    since: onDay(7),
  });
});

test('a featured comment gives ten points, even with the number of the best answer', () => {
  const comment: AwardedText = { ...answer, kind: 'comment', authorId: 3, featured: featured(2) };
  expect(due([answer, comment], 5).map(({ cause, accountId }) => [cause, accountId])).toEqual([
    ['approved', asker],
    ['best', 2],
    ['featured', 3],
  ]);
});

test('a text is awarded once, for what came first', () => {
  const causes = (days: number) =>
    due([{ ...answer, featured: featured(days) }], 5)
      .slice(1)
      .map(({ cause, since }) => [cause, since]);
  expect(causes(3)).toEqual([['featured', onDay(3)]]);
  expect(causes(7)).toEqual([['best', onDay(7)]]);
  expect(causes(9)).toEqual([['best', onDay(7)]]);
});

test('an analyst’s answer earns nothing, featured or not', () => {
  expect(due([{ ...answer, isAnalyst: true, featured: featured(2) }])).toHaveLength(1);
});

test('what a program wrote earns nothing, as an answer and as a question', () => {
  expect(due([{ ...answer, isGenerated: true, featured: featured(2) }], 5)).toHaveLength(1);
  expect(due([], null, { isGenerated: true })).toEqual([]);
  expect(due([answer], 5, { isGenerated: true }).map(({ cause }) => cause)).toEqual(['best']);
});

test('a removed text and one of a deleted account earn nothing', () => {
  const text = { ...answer, featured: featured(2) };
  expect(
    due(
      [
        { ...text, isRemoved: true },
        { ...text, authorId: null },
      ],
      5,
    ),
  ).toHaveLength(1);
  expect(due([], null, { askerId: null })).toEqual([]);
});

test('editors award themselves nothing', () => {
  expect(due([{ ...answer, authorId: editor, featured: featured(2) }])).toHaveLength(1);
  expect(due([], null, { askerId: editor })).toEqual([]);
});

test('an editor whose own featuring earns nothing still earns for the best answer', () => {
  const own = { ...answer, authorId: editor, featured: featured(2) };
  expect(due([own], 5)[1]).toMatchObject({ cause: 'best', accountId: editor });
});
