import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { PostId } from '@tenfold/contract/ids';
import type { getQuestionCounters } from '@tenfold/contract/qa/thread';
import { createContext, type ReactNode, useContext } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';

type Counters = ReplyOf<typeof getQuestionCounters>;
export type LivePost = Omit<Counters['posts'][number], 'id'>;

interface Live {
  /** Null until the first answer. */
  readonly answersCount: number | null;
  readonly posts: ReadonlyMap<number, LivePost>;
}

const nothingYet: Live = { answersCount: null, posts: new Map() };
const LiveContext = createContext<Live>(nothingYet);
const refreshMs = 10_000;

/**
 * Votes and numbers of comments as they change while a question is read. The first are asked for at once: a kept page has
 * those of the moment it was rendered.
 *
 * @param questionId null for one that isn't public
 */
export function LiveCounters({ questionId, children }: { questionId: PostId | null; children: ReactNode }) {
  const answer = useQuery(
    questionId === null
      ? null
      : {
          label: 'counters of a question',
          call: 'GET /qa/questions/{id}/counters',
          input: { params: { id: questionId } },
          read: toLive,
          refreshMs,
          failures: 'hidden',
        },
  );
  return <LiveContext value={answer.state === 'ready' ? answer.value : nothingYet}>{children}</LiveContext>;
}

function toLive({ answersCount, posts }: Counters): Live {
  return { answersCount, posts: new Map(posts.map(({ id, ...counters }) => [id, counters])) };
}

/** Null outside a live question, and before its first news. */
export function useLiveAnswersCount(): number | null {
  return useContext(LiveContext).answersCount;
}

export function useLivePost(id: number): LivePost | null {
  return useContext(LiveContext).posts.get(id) ?? null;
}

/** A post with the votes it has now. */
export function useLiveVotes<Counted extends Pick<LivePost, 'likesCount' | 'dislikesCount'>>(
  id: number,
  counters: Counted,
): Counted {
  const live = useLivePost(id);
  if (live === null) return counters;
  return { ...counters, likesCount: live.likesCount, dislikesCount: live.dislikesCount };
}
