import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Reason } from '@tenfold/contract/qa';
import type { Db } from '../../../../platform/db/index.ts';
import type { QuestionConditions } from '../questions/question-conditions.ts';
import type { CommunityPicks } from './community-picks.ts';
import { explain } from './explain.ts';
import { listShown, readFeed } from './feed.ts';
import { type FeedPlace, writeFeedCursor } from './feed-cursor.ts';
import { readOwnReasons } from './own-reasons.ts';

const questionsPerPage = 20;

export interface PageForYou {
  readonly questions: readonly { readonly id: PostId; readonly version: number }[];
  readonly because: ReadonlyMap<PostId, Reason>;
  readonly total: number;
  readonly next: string | null;
}

interface ForYouDeps {
  readonly db: Db;
  readonly picks: CommunityPicks;
}

/**
 * A page of the questions for one person. What is hidden since the first page, or whose reason is gone, is left out.
 *
 * @param after null: from the beginning
 */
export async function listForYou(
  { db, picks }: ForYouDeps,
  accountId: AccountId,
  conditions: QuestionConditions,
  after: FeedPlace | null,
): Promise<PageForYou> {
  const [reasons, picked] = await Promise.all([readOwnReasons(db, accountId), picks.find()]);
  const rest = after?.rest ?? (await readFeed(db, conditions, reasons, picked));
  const total = after?.total ?? rest.own.length + rest.community.length;
  const own = rest.own.slice(0, questionsPerPage);
  const community = rest.community.slice(0, questionsPerPage - own.length);
  const ids = [...own, ...community];
  const [shown, explained] = await Promise.all([
    listShown(db, ids, conditions, accountId),
    explain(db, ids, reasons, picked),
  ]);
  const isOwn = new Set(own);
  const because = new Map(
    ids.flatMap((id): [PostId, Reason][] => {
      const reason = explained.own.get(id) ?? (isOwn.has(id) ? undefined : explained.community.get(id));
      return reason === undefined ? [] : [[id, reason]];
    }),
  );
  const left = { own: rest.own.slice(own.length), community: rest.community.slice(community.length) };
  const isLast = left.own.length + left.community.length === 0;
  return {
    questions: ids.flatMap((id) => {
      const version = shown.get(id);
      return version === undefined || !because.has(id) ? [] : [{ id, version }];
    }),
    because,
    total,
    next: isLast ? null : writeFeedCursor({ rest: left, total }),
  };
}

/** @returns how many have a reason of the person’s own */
export async function countForYou(
  { db, picks }: ForYouDeps,
  accountId: AccountId,
  conditions: QuestionConditions,
): Promise<number> {
  const [reasons, picked] = await Promise.all([readOwnReasons(db, accountId), picks.find()]);
  return (await readFeed(db, conditions, reasons, picked)).own.length;
}
