import type { Question } from '@tenfold/contract/qa/question';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { type QuestionQuery, toQuestionFilter } from '../filters/question-query.ts';
import {
  beginPages,
  firstReadAgain,
  type Listed,
  type QuestionPages,
  shownQuestions,
  withChanged,
  withNextPage,
} from './question-pages.ts';

interface LoadedQuestions {
  readonly query: QuestionQuery;
  readonly listed: Listed;
  /** On top of the others. */
  readonly waiting: readonly Question[];
}

/** What was read, by the entry of the history: going back finds it, and with it the place. */
const readPages = new Map<string, QuestionPages>();

/** The questions of an address, page after page; what is changed here shows at once. */
export function useQuestions({ query, listed: first, waiting }: LoadedQuestions) {
  const { key } = useLocation();
  const [pages, setPages] = useState<QuestionPages>(() =>
    firstReadAgain(readPages.get(key) ?? beginPages(first), first, waiting),
  );
  const { busy, error, send } = useSending('loading more questions');
  if (pages.first !== first) setPages(firstReadAgain(pages, first, waiting));

  useEffect(() => {
    readPages.set(key, pages);
  }, [key, pages]);

  return {
    questions: shownQuestions(pages, waiting),
    hasMore: pages.more.next !== null,
    busy,
    error,
    loadMore: () =>
      send(async () => {
        if (pages.more.next === null) return;
        const listed = await browserApi.call('GET /qa/questions', {
          query: { ...toQuestionFilter(query), cursor: pages.more.next },
        });
        setPages((before) => withNextPage(before, listed));
      }),
    replace: (question: Question) => setPages((before) => withChanged(before, question.id, question)),
    remove: ({ id }: Pick<Question, 'id'>) => setPages((before) => withChanged(before, id, null)),
  };
}
