import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { Question } from '@tenfold/contract/qa/question';
import type { getQuestions } from '@tenfold/contract/qa/questions';

export type Listed = Pick<ReplyOf<typeof getQuestions>, 'questions' | 'next'>;

/** The questions of an address as far as they were read. */
export interface QuestionPages {
  /** The first page, as it was loaded last. */
  readonly first: Listed;
  readonly more: Listed;
  /** By the question’s id: as it was changed here since it was loaded; null: deleted. */
  readonly changed: ReadonlyMap<number, Question | null>;
}

export function beginPages(first: Listed): QuestionPages {
  return { first, more: { questions: [], next: first.next }, changed: new Map() };
}

/**
 * Read again, the first page is newer than what was changed here. Those that were pushed off it go on top of the later
 * pages, where there are any; else the next page brings them.
 *
 * @param onTop what is shown above the first page
 */
export function firstReadAgain(
  before: QuestionPages,
  first: Listed,
  onTop: readonly Question[],
): QuestionPages {
  const newer = new Set<number>([...onTop, ...first.questions].map(({ id }) => id));
  const changed = new Map([...before.changed].filter(([id]) => !newer.has(id)));
  if (before.more.questions.length === 0) return { ...beginPages(first), changed };
  const pushedOff = before.first.questions.filter(({ id }) => !newer.has(id));
  const more = withoutDoubles([...pushedOff, ...before.more.questions]);
  return { first, more: { ...before.more, questions: more }, changed };
}

export function withNextPage(before: QuestionPages, { questions, next }: Listed): QuestionPages {
  return { ...before, more: { questions: withoutDoubles([...before.more.questions, ...questions]), next } };
}

/** @param question null: it was deleted */
export function withChanged(before: QuestionPages, id: number, question: Question | null): QuestionPages {
  return { ...before, changed: new Map(before.changed).set(id, question) };
}

/** Each once, as it is now, in the order they are read. */
export function shownQuestions(
  { first, more, changed }: QuestionPages,
  onTop: readonly Question[],
): Question[] {
  return withoutDoubles([...onTop, ...first.questions, ...more.questions]).flatMap((question) => {
    const now = changed.get(question.id);
    if (now === null) return [];
    // A call that changes a question says nothing of why it is on this page.
    return [now === undefined ? question : { ...now, because: question.because }];
  });
}

/** A question that is asked while pages are read moves the others: the first of two is kept. */
function withoutDoubles(questions: readonly Question[]): Question[] {
  const seen = new Set<number>();
  return questions.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
