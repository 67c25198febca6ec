import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnswerFacts, answerDeadline, type QuestionFacts, questionState } from './question-state.ts';

const on = (text: string) => new Date(`${text}Z`);
const waiting: QuestionFacts = {
  askedAt: on('2026-11-09T08:00'),
  approvedAt: null,
  rejectedAt: null,
  rejectionReason: null,
  answers: [],
};
const approved: QuestionFacts = { ...waiting, approvedAt: on('2026-11-09T10:04') };
const end = on('2026-11-16T10:04');
const answer: AnswerFacts = {
  id: 1,
  authorId: 7,
  isAnalyst: false,
  isByAsker: false,
  isGenerated: false,
  createdAt: on('2026-11-12T09:00'),
  removedAt: null,
};

test('a question waits until an editor decides, however long that takes', () => {
  expect(questionState(waiting, on('2027-11-09T08:00'))).toEqual({ name: 'waiting' });
});

test('a rejected question has the reason its asker reads', () => {
  const reason = 'Price predictions are off topic.';
  const rejected = { ...waiting, rejectedAt: on('2026-11-10T08:00'), rejectionReason: reason };
  expect(questionState(rejected, end)).toEqual({ name: 'rejected', reason });
});

test('a question that was rejected and approved after all is open', () => {
  const both = { ...approved, rejectedAt: on('2026-11-09T09:00'), rejectionReason: 'Unclear.' };
  expect(questionState(both, on('2026-11-10T08:00')).name).toBe('open');
});

test('the community has seven days from approval, not from asking', () => {
  expect(answerDeadline(on('2026-11-09T10:04'))).toEqual(end);
  expect(questionState(approved, on('2026-11-16T10:03:59.999'))).toEqual({ name: 'open', until: end });
});

test('a question with answers stays open until its seven days are over', () => {
  const answered = { ...approved, answers: [answer] };
  expect(questionState(answered, on('2026-11-13T08:00')).name).toBe('open');
  expect(questionState(answered, end)).toEqual({ name: 'answered' });
});

test('a question nobody answered in seven days is with the analysts since their end', () => {
  expect(questionState(approved, on('2026-11-20T08:00'))).toEqual({ name: 'with_analysts', since: end });
});

test('an answer that was removed before the end is no answer', () => {
  const removed = { ...answer, removedAt: on('2026-11-13T08:00') };
  expect(questionState({ ...approved, answers: [removed] }, end)).toEqual({
    name: 'with_analysts',
    since: end,
  });
});

test('a question whose last answer is removed later goes back to the analysts since that moment', () => {
  const removedAt = on('2026-11-21T08:00');
  const answers = [
    { ...answer, removedAt: on('2026-11-19T08:00') },
    { ...answer, id: 2, removedAt },
  ];
  expect(questionState({ ...approved, answers }, on('2026-11-22T08:00'))).toEqual({
    name: 'with_analysts',
    since: removedAt,
  });
});

test('anybody’s late answer takes a question from the analysts', () => {
  const late = { ...answer, createdAt: on('2026-11-25T08:00') };
  for (const isAnalyst of [false, true]) {
    const facts = { ...approved, answers: [{ ...late, isAnalyst }] };
    expect(questionState(facts, on('2026-11-26T08:00'))).toEqual({ name: 'answered' });
  }
});

test('the clock alone never moves a question but once, when its seven days end', () => {
  const moment = fc
    .integer({ min: -20, max: 40 })
    .map((hours) => new Date(end.getTime() + hours * 3_600_000));
  const answers = fc.array(
    fc.record({
      id: fc.nat(),
      authorId: fc.constant(7),
      isAnalyst: fc.boolean(),
      isByAsker: fc.boolean(),
      isGenerated: fc.boolean(),
      createdAt: moment,
      removedAt: fc.option(moment),
    }),
  );
  fc.assert(
    fc.property(answers, moment, moment, (given, one, other) => {
      const facts = { ...approved, answers: given };
      const isSameSide = one < end === other < end;
      const isSameState = questionState(facts, one).name === questionState(facts, other).name;
      expect(isSameState).toBe(isSameSide);
    }),
  );
});
