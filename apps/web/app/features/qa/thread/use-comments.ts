import type { Answer, AnswerComment } from '@tenfold/contract/qa/post';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useLivePost } from '../live/live-counters.tsx';
import {
  completeComments,
  firstRevealed,
  knownAtFirst,
  type Level,
  lacksSome,
  openLevel,
  replaceComment,
  withComment,
  withoutComment,
} from './known-comments.ts';

export type ThreadComments = ReturnType<typeof useComments>;

/** The comments on an answer: the first ones, all on demand, and what is written here. */
export function useComments({ id, comments, counters: { commentsCount } }: Answer) {
  const [known, setKnown] = useState(() => knownAtFirst(comments, commentsCount));
  const [revealed, reveal] = useState<number | null>(null);
  const { busy, error, send } = useSending('loading comments');
  const liveCount = useLivePost(id)?.childrenCount ?? null;

  // Loaded again, the page is newer than what was done here. An edit of the answer counts anew and loads nothing.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number alone doesn’t say that they were loaded again
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else setKnown(knownAtFirst(comments, commentsCount));
  }, [comments]);

  // Others’ comments are counted; their texts wait until the reader wants them.
  useEffect(() => {
    if (liveCount !== null) setKnown((now) => (now.count === liveCount ? now : { ...now, count: liveCount }));
  }, [liveCount]);

  return {
    known,
    busy,
    error,
    /** The first comment that View all has shown: it takes the focus. */
    revealed,
    viewAll: (level: Level) =>
      void send(async () => {
        const whole = lacksSome(known) ? completeComments(known, await loadComments(id)) : known;
        const after = openLevel(whole, level);
        setKnown(after);
        reveal(firstRevealed(known, after));
      }),
    add(comment: AnswerComment) {
      setKnown((now) => withComment(now, comment));
      reveal(comment.id);
    },
    replace: (comment: AnswerComment) => setKnown((now) => replaceComment(now, comment)),
    remove: (comment: AnswerComment) => setKnown((now) => withoutComment(now, comment)),
  };
}

async function loadComments(answerId: number): Promise<readonly AnswerComment[]> {
  const { comments } = await browserApi.call('GET /qa/comments', { query: { answerId } });
  return comments;
}
