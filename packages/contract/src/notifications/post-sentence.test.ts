import { expect, test } from 'vitest';
import { notificationTypes, type PostNotificationKind } from './kinds.ts';
import type { PostNotification } from './notification.ts';
import { postPathOf } from './post-sentence.ts';
import { detailOf, sentenceText } from './sentence.ts';

function notificationOf(
  kind: PostNotificationKind,
  data: Partial<PostNotification['data']> = {},
  others: readonly string[] = [],
): PostNotification {
  return {
    id: 1,
    seq: 1,
    read: false,
    createdAt: '2026-08-21T20:00:00.000Z',
    actor: 'Karl',
    avatar: null,
    symbol: null,
    companyName: null,
    currency: null,
    mail: null,
    kind,
    notificationType: notificationTypes[kind],
    value: 'Is it permanent?',
    others: [...others],
    data: {
      questionId: 3,
      answerId: 4,
      commentId: null,
      title: 'Is it permanent?',
      excerpt: null,
      isOwn: false,
      hundred: null,
      ...data,
    },
  } as PostNotification;
}

test.each([
  ['question', 'Karl commented on your answer to the question: Is it permanent?'],
  ['question_approved', 'Your question is open for seven days: Is it permanent?'],
  ['question_rejected', 'Your question wasn’t approved: Is it permanent?'],
  ['question_answered', 'Karl answered your question: Is it permanent?'],
  ['question_with_analysts', 'Your question is now with our analysts: Is it permanent?'],
  ['best_answer', 'Karl wrote the best answer to your question: Is it permanent?'],
  ['comment_reply', 'Karl replied to your comment on the question: Is it permanent?'],
  ['followed_answer', 'Karl answered a question you follow: Is it permanent?'],
  ['followed_comment', 'Karl commented on an answer you follow: Is it permanent?'],
] as const)('%s says: %s', (kind, sentence) => {
  expect(sentenceText(notificationOf(kind))).toBe(sentence);
});

test('the best answer is said differently to its author', () => {
  expect(sentenceText(notificationOf('best_answer', { isOwn: true }))).toBe(
    'Your answer is the best one to the question: Is it permanent?',
  );
});

test('several people are named up to two', () => {
  const saidBy = (...others: string[]) =>
    sentenceText(notificationOf('question_answered', {}, others)).split(' answered')[0];
  expect([saidBy('Sam'), saidBy('Sam', 'Ida'), saidBy('Sam', 'Ida', 'Lu')]).toEqual([
    'Karl and Sam',
    'Karl, Sam and 1 other',
    'Karl, Sam and 2 others',
  ]);
});

test('what can’t be read any more isn’t said', () => {
  const gone = notificationOf('question', { title: null });
  expect(sentenceText(gone)).toBe('Karl commented on your answer to the question');
  expect(detailOf(gone)).toBe('It can’t be read any more.');
});

test('a removed text is named, with the reason', () => {
  const answer = notificationOf('post_hidden', { excerpt: 'Advertising isn’t allowed.', commentId: null });
  expect([sentenceText(answer), detailOf(answer)]).toEqual([
    'The editors removed your answer to the question: Is it permanent?',
    'Reason: Advertising isn’t allowed.',
  ]);
  expect(sentenceText(notificationOf('post_hidden', { answerId: null, commentId: null }))).toBe(
    'The editors removed your question: Is it permanent?',
  );
});

test('what editors decided of a text or an edit is said to its author, with the reason', () => {
  const answer = notificationOf('post_approved', { excerpt: 'Freight.' });
  const comment = notificationOf('post_rejected', { excerpt: 'Too short.', commentId: 9 });
  const edit = notificationOf('edit_declined', { excerpt: 'Say which year.', answerId: null });
  const sentences = [answer, comment, notificationOf('edit_applied', { answerId: null }), edit].map(
    (each) => [sentenceText(each), detailOf(each), postPathOf(each)],
  );
  expect(sentences).toEqual([
    [
      'Your answer to the question was approved: Is it permanent?',
      '“Freight.”',
      '/business-q-and-a/questions/3?answer=4',
    ],
    [
      'Your comment on the question wasn’t approved: Is it permanent?',
      'Reason: Too short.',
      '/business-q-and-a/questions/3?answer=4&comment=9',
    ],
    ['Your edit of the question was approved: Is it permanent?', '', '/business-q-and-a/questions/3'],
    [
      'Your edit of the question was declined: Is it permanent?',
      'Reason: Say which year.',
      '/business-q-and-a/questions/3',
    ],
  ]);
});

test('a rejection gives its reason, and a reward what it was for', () => {
  expect(detailOf(notificationOf('question_rejected', { excerpt: 'Too wide.' }))).toBe('Reason: Too wide.');
  const reward = notificationOf('reward', { questionId: null, answerId: null, title: null, hundred: 200 });
  expect([sentenceText(reward), postPathOf(reward)]).toEqual([
    'You earned a reward for 200 points',
    '/business-q-and-a',
  ]);
});

test('each leads to its place', () => {
  expect(postPathOf(notificationOf('comment_reply', { commentId: 9 }))).toBe(
    '/business-q-and-a/questions/3?answer=4&comment=9',
  );
});
