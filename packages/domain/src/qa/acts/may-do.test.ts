import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionStateName } from '../question/question-state.ts';
import { type Act, actRules, acts, type TextKind, textKinds } from './act-rules.ts';
import { type ActSubject, type CommunityMember, mayDo } from './may-do.ts';

const asker: CommunityMember = { id: 1, isSuperuser: false };
const author: CommunityMember = { id: 2, isSuperuser: false };
const member: CommunityMember = { id: 3, isSuperuser: false };
const editor: CommunityMember = { id: 4, isSuperuser: true };
const people = { visitor: null, asker, author, member, editor };
type Someone = keyof typeof people;

const states: QuestionStateName[] = ['waiting', 'open', 'with_analysts', 'answered', 'rejected'];
const subject = (kind: TextKind, state: QuestionStateName = 'open', children = 0): ActSubject => ({
  kind,
  authorId: kind === 'question' ? asker.id : author.id,
  children,
  question: { authorId: asker.id, state },
});
const says = (who: Someone, act: Act, what: ActSubject) => {
  const answer = mayDo(people[who], act, what);
  return answer.ok ? 'yes' : answer.why;
};

describe('on an open question', () => {
  test.each<[TextKind, Act, Record<Someone, string>]>([
    ['question', 'see', { visitor: 'yes', asker: 'yes', author: 'yes', member: 'yes', editor: 'yes' }],
    ['question', 'answer', { visitor: 'sign_in', asker: 'yes', author: 'yes', member: 'yes', editor: 'yes' }],
    [
      'question',
      'vote',
      { visitor: 'sign_in', asker: 'own_text', author: 'yes', member: 'yes', editor: 'yes' },
    ],
    [
      'question',
      'edit',
      {
        visitor: 'sign_in',
        asker: 'yes',
        author: 'not_author',
        member: 'not_author',
        editor: 'not_author',
      },
    ],
    [
      'question',
      'delete',
      {
        visitor: 'sign_in',
        asker: 'not_editor',
        author: 'not_editor',
        member: 'not_editor',
        editor: 'yes',
      },
    ],
    [
      'answer',
      'vote',
      { visitor: 'sign_in', asker: 'yes', author: 'own_text', member: 'yes', editor: 'yes' },
    ],
    [
      'answer',
      'delete',
      { visitor: 'sign_in', asker: 'not_author', author: 'yes', member: 'not_author', editor: 'yes' },
    ],
    [
      'answer',
      'feature',
      {
        visitor: 'sign_in',
        asker: 'not_editor',
        author: 'not_editor',
        member: 'not_editor',
        editor: 'yes',
      },
    ],
    ['comment', 'comment', { visitor: 'sign_in', asker: 'yes', author: 'yes', member: 'yes', editor: 'yes' }],
    [
      'comment',
      'edit',
      {
        visitor: 'sign_in',
        asker: 'not_author',
        author: 'yes',
        member: 'not_author',
        editor: 'not_author',
      },
    ],
  ])('%s, %s', (kind, act, expected) => {
    const answers = Object.keys(people).map((who) => [who, says(who as Someone, act, subject(kind))]);
    expect(Object.fromEntries(answers)).toEqual(expected);
  });
});

test('a question that waits or was rejected is found by its asker and editors alone, whatever is tried', () => {
  const unapproved = fc.constantFrom<QuestionStateName>('waiting', 'rejected');
  fc.assert(
    fc.property(unapproved, fc.constantFrom(...acts), fc.constantFrom(...textKinds), (state, act, kind) => {
      for (const who of ['visitor', 'member'] as const)
        expect(says(who, act, subject(kind, state))).toBe('not_found');
      for (const who of ['asker', 'editor'] as const)
        expect(says(who, act, subject(kind, state))).not.toBe('not_found');
    }),
  );
});

test('while a question waits, nobody answers, votes, follows or features it', () => {
  for (const act of ['answer', 'follow', 'bookmark'] as const)
    expect(says('asker', act, subject('question', 'waiting'))).toBe('not_approved');
  for (const act of ['vote', 'feature'] as const)
    expect(says('editor', act, subject('question', 'waiting'))).toBe('not_approved');
});

test('an editor approves what waits and what was rejected, and rejects what waits', () => {
  expect(states.map((state) => says('editor', 'approve', subject('question', state)))).toEqual([
    'yes',
    'already_approved',
    'already_approved',
    'already_approved',
    'yes',
  ]);
  expect(states.map((state) => says('editor', 'reject', subject('question', state)))).toEqual([
    'yes',
    'already_approved',
    'already_approved',
    'already_approved',
    'already_rejected',
  ]);
});

test('an asker withdraws a question until it is approved, and edits it in every state', () => {
  expect(states.map((state) => says('asker', 'withdraw', subject('question', state)))).toEqual([
    'yes',
    'already_approved',
    'already_approved',
    'already_approved',
    'yes',
  ]);
  for (const state of states) expect(says('asker', 'edit', subject('question', state))).toBe('yes');
});

test('what somebody wrote under a text keeps it from being deleted, by editors too', () => {
  expect(says('editor', 'delete', subject('question', 'answered', 1))).toBe('has_answers');
  expect(says('editor', 'delete', subject('answer', 'answered', 1))).toBe('has_comments');
  expect(says('author', 'delete', subject('comment', 'answered', 2))).toBe('has_replies');
});

test('everybody may still answer when the seven days are over', () => {
  for (const state of ['answered', 'with_analysts'] as const)
    expect(says('member', 'answer', subject('question', state))).toBe('yes');
});

test('a text of a deleted account can be voted, and is edited by nobody', () => {
  const orphan: ActSubject = { ...subject('answer'), authorId: null };
  expect(says('member', 'vote', orphan)).toBe('yes');
  for (const who of ['asker', 'author', 'member', 'editor'] as const)
    expect(says(who, 'edit', orphan)).toBe('not_author');
});

test('answers are given to questions alone, and comments are not followed', () => {
  expect(says('member', 'answer', subject('answer'))).toBe('unknown_act');
  expect(says('member', 'comment', subject('question'))).toBe('unknown_act');
  expect(says('member', 'follow', subject('comment'))).toBe('unknown_act');
});

test('a visitor sees, and does nothing else', () => {
  for (const kind of textKinds)
    for (const act of Object.keys(actRules[kind]) as Act[])
      expect(says('visitor', act, subject(kind))).toBe(act === 'see' ? 'yes' : 'sign_in');
});
