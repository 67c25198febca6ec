import type { AccountId, PostId } from '@tenfold/contract/ids';
import { InvalidRequest } from '../../../../platform/http/index.ts';
import { noMarks } from '../threads/own-marks.ts';
import type { Thread, ThreadPost } from '../threads/thread.ts';
import { answersFor, type ThreadReader } from './hidden-texts.ts';
import { isFeatured } from './view-post.ts';

/** The best first, then what editors feature, then by the reader’s choice. */
export type AnswerSort = 'upvotes' | 'newest';

const answersPerPage = 30;

interface AnswerPage {
  readonly answers: readonly ThreadPost[];
  /** The next page; null: this was the last. */
  readonly next: string | null;
}

export interface WantedAnswers {
  readonly sort: AnswerSort;
  /** Is on the first page whatever the sort, and then on no other. */
  readonly answer: PostId | null;
  readonly cursor: AnswerPlace | null;
}

/** Where an answer stands: larger comes first, number by number. */
export type AnswerPlace = readonly number[];

/** Pages the answers that a reader gets. */
export function pageOfAnswers(
  thread: Thread,
  reader: ThreadReader,
  { sort, answer, cursor }: WantedAnswers,
): AnswerPage {
  const placed = answersFor(thread, reader)
    .map((each) => ({ each, place: placeOf(thread, each, sort) }))
    .sort((one, other) => comparePlaces(one.place, other.place));
  const rest =
    cursor === null
      ? placed
      : placed.filter(({ each, place }) => each.id !== answer && comparePlaces(place, cursor) > 0);
  const page = rest.slice(0, answersPerPage);
  const last = page.at(-1);
  const wanted = cursor === null ? rest.slice(answersPerPage).filter(({ each }) => each.id === answer) : [];
  const left = rest.length - page.length - wanted.length;
  return {
    answers: [...page, ...wanted].map(({ each }) => each),
    next: last === undefined || left === 0 ? null : writePlace(last.place),
  };
}

/**
 * The one shown where a question has room for one.
 *
 * @param by its author; null: any
 */
export function firstAnswer(thread: Thread, by: AccountId | null): ThreadPost | null {
  const answers = thread.answers.filter(
    ({ hiddenBecause, authorId }) => hiddenBecause === null && (by === null || authorId === by),
  );
  const there = { ...thread, answers };
  return pageOfAnswers(there, noMarks, { sort: 'upvotes', answer: null, cursor: null }).answers[0] ?? null;
}

function placeOf({ question }: Thread, { id, likes, ...answer }: ThreadPost, sort: AnswerSort): AnswerPlace {
  const chosen = [id === question.bestAnswerId ? 1 : 0, isFeatured(answer) ? 1 : 0];
  // Where two have as many votes, the earlier comes first.
  return sort === 'newest' ? [...chosen, id] : [...chosen, likes, -id];
}

function comparePlaces(one: AnswerPlace, other: AnswerPlace): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : (other[index] ?? 0) - (one[index] ?? 0);
}

function writePlace(place: AnswerPlace): string {
  return Buffer.from(place.join('.')).toString('base64url');
}

/** @throws InvalidRequest for what no page was answered with, and for a cursor of another sort */
export function readPlace(cursor: string | undefined, sort: AnswerSort): AnswerPlace | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  const parts = text.split('.');
  const isPlace =
    parts.length === (sort === 'newest' ? 3 : 4) && parts.every((part) => /^-?\d{1,15}$/.test(part));
  if (!isPlace) {
    throw new InvalidRequest('This page is not there.', { cursor: 'Use the value of the page before' });
  }
  return parts.map(Number);
}
