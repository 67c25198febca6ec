import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { Question } from '@tenfold/contract/qa/question';
import type { getQuestions } from '@tenfold/contract/qa/questions';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { type QuestionQuery, toQuestionFilter } from '../filters/question-query.ts';

type Listed = Pick<ReplyOf<typeof getQuestions>, 'questions' | 'next'>;

interface Loaded {
  readonly query: QuestionQuery;
  readonly listed: Listed;
  /** On top of the others. */
  readonly waiting: readonly Question[];
}

/** What was loaded after the first page, by the entry of the history: going back finds it, and with it the place. */
const loadedMore = new Map<string, Listed>();

/** The questions of an address, page after page; what an editor changes shows at once. */
export function useQuestions({ query, listed: first, waiting }: Loaded) {
  const { key } = useLocation();
  const [more, setMore] = useState<Listed>(() => loadedMore.get(key) ?? { questions: [], next: first.next });
  const [changed, setChanged] = useState<ReadonlyMap<number, Question | null>>(new Map());
  const { busy, error, send } = useSending('loading more questions');
  const put = (listed: Listed) => {
    loadedMore.set(key, listed);
    setMore(listed);
  };

  // Read again, the first page is newer than what was changed here.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else setChanged((before) => without(before, [...waiting, ...first.questions]));
  }, [first, waiting]);

  const onTop = [...waiting, ...first.questions];
  const known = new Set(onTop.map(({ id }) => id));
  const all = [...onTop, ...more.questions.filter(({ id }) => !known.has(id))];
  return {
    questions: all.flatMap((question) => {
      const now = changed.get(question.id);
      return now === null ? [] : [now ?? question];
    }),
    hasMore: more.next !== null,
    busy,
    error,
    loadMore: () =>
      send(async () => {
        if (more.next === null) return;
        const { questions, next } = await browserApi.call('GET /qa/questions', {
          query: { ...toQuestionFilter(query), cursor: more.next },
        });
        put({ questions: [...more.questions, ...questions], next });
      }),
    replace: (question: Question) => setChanged((before) => new Map(before).set(question.id, question)),
    remove: ({ id }: Pick<Question, 'id'>) => setChanged((before) => new Map(before).set(id, null)),
  };
}

function without(
  changed: ReadonlyMap<number, Question | null>,
  questions: readonly Question[],
): ReadonlyMap<number, Question | null> {
  const newer = new Set<number>(questions.map(({ id }) => id));
  return new Map([...changed].filter(([id]) => !newer.has(id)));
}
