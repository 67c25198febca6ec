import type { PostId } from '@tenfold/contract/ids';
import type { QuestionFilter } from '@tenfold/contract/qa';
import { InvalidRequest } from '../../../../platform/http/index.ts';

/** The question a page ended with: the next page begins after it, whatever was asked meanwhile. */
export interface QuestionPlace {
  /** What it is sorted by: its number, upvotes, answers, or the time of its last text in microseconds. */
  readonly value: number;
  readonly id: PostId;
}

export type QuestionSort = QuestionFilter['sort'];

const letters = { newest: 'n', upvotes: 'u', answers: 'a', active: 't' } as const satisfies Record<
  QuestionSort,
  string
>;

export function writeCursor(sort: QuestionSort, { value, id }: QuestionPlace): string {
  return Buffer.from(`${letters[sort]}.${value}.${id}`).toString('base64url');
}

/** @throws InvalidRequest for what no page was answered with, and for a cursor of another sort */
export function readCursor(sort: QuestionSort, cursor: string | undefined): QuestionPlace | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, letter, value, id] = /^([nuat])\.(\d{1,16})\.(\d{1,16})$/.exec(text) ?? [];
  const place = { value: Number(value), id: Number(id) as PostId };
  if (letter !== letters[sort] || !Number.isSafeInteger(place.value) || !Number.isSafeInteger(place.id)) {
    throw new InvalidRequest('This page is not there.', { cursor: 'Use `next` of the page before' });
  }
  return place;
}
