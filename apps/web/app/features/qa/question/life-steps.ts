import type { Question } from '@tenfold/contract/qa/question';
import type { QuestionAction } from '@tenfold/contract/qa/thread';
import { dayOf, untilDay } from './life-days.ts';

export interface LifeStep {
  readonly label: string;
  /** Empty: nothing to say about it yet. */
  readonly detail: string;
  readonly state: 'done' | 'now' | 'todo';
}

type Living = Pick<
  Question,
  'status' | 'createdDatetime' | 'approvedDatetime' | 'closesDatetime' | 'counters'
>;
type StepState = LifeStep['state'];

/**
 * Where a question is in its life: asked, approved, seven days with the community, then its best answer or the analysts.
 *
 * @param actions none in a list, which has the days of the question alone
 */
export function lifeSteps(question: Living, actions: readonly QuestionAction[], now: Date): LifeStep[] {
  const { status, createdDatetime } = question;
  const find = (action: QuestionAction['action']) => actions.findLast((each) => each.action === action);
  const askedStep = step('Asked', dayOf(createdDatetime, now), 'done');
  if (status === 'waiting_approve') {
    return [
      askedStep,
      step('Editors', '', 'now'),
      step('Community, 7 days', '', 'todo'),
      step('Answered', '', 'todo'),
    ];
  }
  if (status === 'rejected') return [askedStep, step('Rejected', dayOfAction(find('rejected'), now), 'now')];
  return [
    askedStep,
    approvedStep(question, find('approved'), now),
    communityStep(question, find('closed'), now),
    lastStep(question, find, now),
  ];
}

function step(label: string, detail: string, state: StepState): LifeStep {
  return { label, detail, state };
}

function approvedStep(
  { approvedDatetime }: Living,
  approved: QuestionAction | undefined,
  now: Date,
): LifeStep {
  const datetime = approved?.datetime ?? approvedDatetime;
  const on = datetime === null ? '' : dayOf(datetime, now);
  const points = approved?.points ?? null;
  const earned =
    points === null || approved?.author == null ? '' : `, ${points} points to ${approved.author.fullName}`;
  return step('Approved', `${on}${earned}`, 'done');
}

function communityStep(
  { status, closesDatetime, counters }: Living,
  closed: QuestionAction | undefined,
  now: Date,
) {
  const label = 'Community, 7 days';
  if (status === 'open')
    return step(label, closesDatetime === null ? '' : `until ${untilDay(closesDatetime)}`, 'now');
  if (status === 'with_analysts') return step(label, 'no answers', 'done');
  // It is closed a moment after the seven days end, and later where nothing ran then.
  const over = closesDatetime ?? closed?.datetime ?? null;
  const answers =
    counters.answersCount === 1 ? '1 answer' : `${counters.answersCount.toLocaleString('en-US')} answers`;
  return step(label, over === null ? answers : `Closed ${dayOf(over, now)}, ${answers}`, 'done');
}

function lastStep(
  { status, counters }: Living,
  find: (action: QuestionAction['action']) => QuestionAction | undefined,
  now: Date,
): LifeStep {
  if (status === 'with_analysts') {
    const since = dayOfAction(find('with_analysts'), now);
    return step('Analysts', since === '' ? '' : `since ${since}`, 'now');
  }
  if (status === 'open') {
    return counters.answersCount === 0
      ? step('Analysts', 'if nobody answers', 'todo')
      : step('Best answer', 'earns 10 points', 'todo');
  }
  const best = find('best_answer');
  if (best !== undefined) {
    const points = best.points === null ? '' : `, ${best.points} points`;
    return step('Best answer', `${best.author?.fullName ?? ''}${points}`, 'done');
  }
  const byAnalyst = find('answered_by_analyst');
  return step(
    'Answered',
    byAnalyst === undefined
      ? ''
      : `by ${byAnalyst.author?.fullName ?? 'an analyst'}, ${dayOfAction(byAnalyst, now)}`,
    'done',
  );
}

function dayOfAction(action: QuestionAction | undefined, now: Date): string {
  return action === undefined ? '' : dayOf(action.datetime, now);
}
