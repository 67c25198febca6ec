import type { PostId } from '@tenfold/contract/ids';
import { InvalidRequest } from '../../../../platform/http/index.ts';
import type { QuestionFeed } from './feed.ts';

/** What is to come, by number: nothing that is asked or changed meanwhile repeats or skips a question. */
export interface FeedPlace {
  readonly rest: QuestionFeed;
  /** Counted for the whole feed, when its first page was read. */
  readonly total: number;
}

const base = 36;

export function writeFeedCursor({ rest: { own, community }, total }: FeedPlace): string {
  return ['f', total, written(own), written(community)].join('.');
}

/** @throws InvalidRequest for what no page was answered with */
export function readFeedCursor(cursor: string | undefined): FeedPlace | null {
  if (cursor === undefined) return null;
  const [, total = '', own = '', community = ''] =
    /^f\.(\d{1,6})\.([\da-z-]*)\.([\da-z-]*)$/.exec(cursor) ?? [];
  const rest = { own: read(own), community: read(community) };
  const ids = [...rest.own, ...rest.community];
  if (ids.length === 0 || !ids.every(Number.isSafeInteger)) {
    throw new InvalidRequest('This page is not there.', { cursor: 'Use `next` of the page before' });
  }
  return { rest, total: Number(total) };
}

function written(ids: readonly PostId[]): string {
  return ids.map((id) => id.toString(base)).join('-');
}

function read(text: string): PostId[] {
  if (text === '') return [];
  return [...new Set(text.split('-').map((id) => Number.parseInt(id, base) as PostId))];
}
