import type { Question } from '@tenfold/contract/qa/question';
import type { QuestionAction } from '@tenfold/contract/qa/thread';
import { describe, expect, test } from 'vitest';
import { authorOf } from '../author/author.fixture.ts';
import { lifeSteps } from './life-steps.ts';

const now = new Date('2026-11-26T12:00:00Z');
const action = (name: QuestionAction['action'], datetime: string, more: object = {}): QuestionAction => ({
  action: name,
  datetime,
  author: null,
  points: null,
  ...more,
});
const askedAction = action('asked', '2026-11-09T08:00:00Z', { author: authorOf(1) });
const approved = action('approved', '2026-11-09T10:04:00Z', { author: authorOf(1), points: 5 });
const steps = (status: Question['status'], answersCount: number, actions: QuestionAction[]) =>
  lifeSteps(
    {
      status,
      createdDatetime: askedAction.datetime,
      approvedDatetime: status === 'waiting_approve' ? null : approved.datetime,
      closesDatetime: status === 'waiting_approve' ? null : '2026-11-16T10:04:00Z',
      counters: { likesCount: 0, dislikesCount: 0, answersCount },
    },
    [askedAction, ...actions],
    now,
  ).map(({ label, detail, state }) => `${state}: ${label}${detail === '' ? '' : ` (${detail})`}`);

describe('the life of a question', () => {
  test('begins with the editors', () => {
    expect(steps('waiting_approve', 0, [])).toEqual([
      'done: Asked (Nov 9)',
      'now: Editors',
      'todo: Community, 7 days',
      'todo: Answered',
    ]);
  });

  test('ends with them where they reject it', () => {
    expect(steps('rejected', 0, [action('rejected', '2026-11-10T08:00:00Z')])).toEqual([
      'done: Asked (Nov 9)',
      'now: Rejected (Nov 10)',
    ]);
  });

  test('goes on for seven days with the community', () => {
    expect(steps('open', 0, [approved])).toEqual([
      'done: Asked (Nov 9)',
      'done: Approved (Nov 9, 5 points to Member 1)',
      'now: Community, 7 days (until Nov 16, 10:04 UTC)',
      'todo: Analysts (if nobody answers)',
    ]);
    expect(steps('open', 2, [approved]).at(-1)).toBe('todo: Best answer (earns 10 points)');
  });

  test('then has a best answer', () => {
    const closed = action('closed', '2026-11-16T10:04:00Z');
    const best = action('best_answer', '2026-11-16T10:04:00Z', { author: authorOf(2), points: 10 });
    expect(steps('answered', 3, [approved, closed, best]).slice(2)).toEqual([
      'done: Community, 7 days (Closed Nov 16, 3 answers)',
      'done: Best answer (Member 2, 10 points)',
    ]);
  });

  test('says when its seven days ended, not when that was noticed', () => {
    const closed = action('closed', '2026-11-20T03:00:00Z');
    expect(steps('answered', 3, [approved, closed])[2]).toBe(
      'done: Community, 7 days (Closed Nov 16, 3 answers)',
    );
  });

  test('or is with the analysts, until one of them answers', () => {
    const since = action('with_analysts', '2026-11-16T10:04:00Z');
    expect(steps('with_analysts', 0, [approved, since]).slice(2)).toEqual([
      'done: Community, 7 days (no answers)',
      'now: Analysts (since Nov 16)',
    ]);
    const answered = action('answered_by_analyst', '2026-11-18T10:04:00Z', { author: authorOf(4) });
    expect(steps('answered', 1, [approved, since, answered]).at(-1)).toBe(
      'done: Answered (by Member 4, Nov 18)',
    );
  });
});
