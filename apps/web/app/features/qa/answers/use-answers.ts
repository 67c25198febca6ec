import type { Answer } from '@tenfold/contract/qa/post';
import type { answerSorts } from '@tenfold/contract/qa/question-choices';
import { useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useLiveAnswersCount } from '../live/live-counters.tsx';

export type AnswerSort = (typeof answerSorts)[number];

export interface ListedAnswers {
  readonly answers: readonly Answer[];
  /** The next page; null: these were the last. */
  readonly next: string | null;
}

interface Wanted {
  readonly questionId: number;
  /** Symbols of what the question is about. */
  readonly companies: readonly string[];
  readonly sort: AnswerSort;
  /** The first answers of the page; the same object until it is loaded again. */
  readonly first: ListedAnswers;
  /** All there were with the first ones. */
  readonly total: number;
  /** An answer of the address, which is among the first whatever the sort. */
  readonly target: number | null;
  /** The first that a press has just shown: it takes the focus. */
  readonly firstRevealed?: number | null;
}

interface State extends ListedAnswers {
  readonly first: ListedAnswers;
  readonly total: number;
  /** How many that the server counts are no news; a count older than a deletion here still has the deleted one. */
  readonly accounted: number;
  /** Keeps its place while its deletion can be undone. */
  readonly deleted: ReadonlySet<number>;
}

export type Answers = ReturnType<typeof useAnswers>;

/** The answers to a question: page after page, and what is written here or counted since. Nothing that is read moves. */
export function useAnswers(wanted: Wanted) {
  const { questionId, companies, sort, first, total, target, firstRevealed = null } = wanted;
  const [state, setState] = useState<State>(() => begin(first, total));
  const [revealed, reveal] = useState(firstRevealed);
  const { busy, error, send } = useSending('loading answers');
  const counted = useLiveAnswersCount();
  if (state.first !== first) setState(begin(first, total));
  else if (counted !== null && counted < state.accounted && state.accounted > state.total)
    setState({ ...state, accounted: Math.max(counted, state.total) });

  const load = (query: { readonly sort: AnswerSort; readonly cursor?: string }) =>
    browserApi.call('GET /qa/answers', {
      query: { questionId, ...query, ...(target !== null && { answer: target }) },
    });

  return {
    answers: state.answers.filter(({ id }) => !state.deleted.has(id)),
    total: state.total,
    companies,
    hasMore: state.next !== null,
    busy,
    error,
    /** The first of those that came last: it takes the focus. */
    revealed,
    /** Written by others while the page is read. */
    newCount: counted === null ? 0 : Math.max(0, counted - state.accounted),
    loadMore: () =>
      void send(async () => {
        if (state.next === null) return;
        const { answers, next } = await load({ sort, cursor: state.next });
        const more = answers.filter((answer) => !isKnown(state, answer));
        setState((now) => ({ ...now, next, answers: [...now.answers, ...more] }));
        reveal(more[0]?.id ?? null);
      }),
    showNew: () =>
      void send(async () => {
        const { answers } = await load({ sort: 'newest' });
        const unknown = answers
          .filter((answer) => !isKnown(state, answer))
          .sort((one, other) => other.id - one.id)
          .slice(0, Math.max(0, (counted ?? 0) - state.accounted))
          .reverse();
        setState((now) => ({
          ...now,
          // One that is counted may come a second later: it stays offered.
          total: now.total + unknown.length,
          accounted: now.accounted + unknown.length,
          answers: [...now.answers, ...unknown],
        }));
        reveal(unknown[0]?.id ?? null);
      }),
    /** Adds one’s own at the end, where it was written. */
    add(answer: Answer) {
      setState((now) =>
        isKnown(now, answer)
          ? now
          : {
              ...now,
              // One that waits for an editor is counted nowhere.
              total: now.total + countOf(answer),
              accounted: now.accounted + countOf(answer),
              answers: [...now.answers, answer],
            },
      );
      reveal(answer.id);
    },
    /** Edited, featured or hidden; its comments stay as they are read. */
    replace: (answer: Answer) => setState((now) => replaced(now, answer)),
    remove: (answer: Counted) => setState((now) => without(now, answer)),
    bringBack: (answer: Answer) => setState((now) => broughtBack(now, answer)),
  };
}

type Counted = Pick<Answer, 'id' | 'approval' | 'hidden'>;

/** What the editors removed, or have yet to read, isn’t counted. */
function countOf({ approval, hidden }: Counted): 0 | 1 {
  return approval === 'approved' && hidden === null ? 1 : 0;
}

function replaced(now: State, answer: Answer): State {
  const before = now.answers.find(({ id }) => id === answer.id);
  if (before === undefined) return now;
  const total = now.total + countOf(answer) - countOf(before);
  return {
    ...now,
    total,
    accounted: Math.max(now.accounted, total),
    answers: now.answers.map((each) => (each === before ? { ...answer, comments: each.comments } : each)),
  };
}

/** Deleted twice, it is one less all the same. */
function without(now: State, answer: Counted): State {
  const { id } = answer;
  if (now.deleted.has(id)) return now;
  return { ...now, total: now.total - countOf(answer), deleted: new Set([...now.deleted, id]) };
}

/** Where it stood; loaded again since, the page no longer has it: at the end. */
function broughtBack(now: State, answer: Answer): State {
  const wasKnown = isKnown(now, answer);
  const isShown = wasKnown && !now.deleted.has(answer.id);
  const total = isShown ? now.total : now.total + countOf(answer);
  return {
    ...now,
    total,
    accounted: Math.max(now.accounted, total),
    answers: wasKnown
      ? now.answers.map((each) => (each.id === answer.id ? answer : each))
      : [...now.answers, answer],
    deleted: new Set([...now.deleted].filter((id) => id !== answer.id)),
  };
}

function begin(first: ListedAnswers, total: number): State {
  return { ...first, first, total, accounted: total, deleted: new Set() };
}

function isKnown({ answers }: ListedAnswers, { id }: Pick<Answer, 'id'>): boolean {
  return answers.some((answer) => answer.id === id);
}
