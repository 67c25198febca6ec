import type { QuestionAction } from '@tenfold/contract/qa';
import type { OwnMarks } from '../threads/own-marks.ts';
import type { Thread, ThreadPost } from '../threads/thread.ts';
import { authorOf } from '../views/view-post.ts';

interface Happened {
  readonly action: QuestionAction['action'];
  readonly at: Date | null;
  readonly post: ThreadPost | null;
  readonly points?: number | undefined;
}

/** What happened to a question, oldest first. Who of the editors did it, nobody learns. */
export function describeActions(thread: Thread, own: OwnMarks): QuestionAction[] {
  return happenedTo(thread)
    .filter(
      ({ action }) => action !== 'rejected' || own.isEditor || own.accountId === thread.question.authorId,
    )
    .flatMap(({ action, at, post, points = 0 }) =>
      at === null
        ? []
        : [
            {
              action,
              datetime: at.toISOString(),
              author: post === null ? null : authorOf(thread, post),
              points: points > 0 ? points : null,
            },
          ],
    )
    .sort((one, other) => one.datetime.localeCompare(other.datetime));
}

function happenedTo({ question, answers: all }: Thread): Happened[] {
  const answers = all.filter(({ hiddenBecause }) => hiddenBecause === null);
  const best = answers.find(({ id }) => id === question.bestAnswerId);
  const ofAnalyst = answers.find(({ isByAnalyst }) => isByAnalyst);
  return [
    { action: 'asked', at: question.createdAt, post: question },
    { action: 'approved', at: question.approvedAt, post: question, points: question.points.question },
    { action: 'rejected', at: question.rejectedAt, post: question },
    { action: 'featured', at: question.featuredAt, post: question, points: question.points.text },
    { action: 'closed', at: question.closedAt, post: null },
    { action: 'with_analysts', at: question.withAnalystsAt, post: null },
    ...answers
      .filter(({ id }) => id !== best?.id)
      .map((post): Happened => ({ action: 'featured', at: post.featuredAt, post, points: post.points.text })),
    ...(best === undefined
      ? []
      : [{ action: 'best_answer' as const, at: question.closedAt, post: best, points: best.points.text }]),
    ...(ofAnalyst === undefined
      ? []
      : [{ action: 'answered_by_analyst' as const, at: ofAnalyst.createdAt, post: ofAnalyst }]),
  ];
}
