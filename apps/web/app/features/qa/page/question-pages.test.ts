import type { PostId } from '@tenfold/contract/ids';
import { describe, expect, test } from 'vitest';
import { questionOf } from '../question/question.fixture.ts';
import { beginPages, firstReadAgain, shownQuestions, withChanged, withNextPage } from './question-pages.ts';

const questionWith = (id: number, title = `Question ${id}`) => questionOf({ id: id as PostId, title });
const listed = (ids: readonly number[], next: string | null) => ({
  questions: ids.map((id) => questionWith(id)),
  next,
});
const first = listed([5, 4, 3], 'after 3');
const twoPages = withNextPage(beginPages(first), listed([2, 1], null));
const idsOf = (questions: readonly { readonly id: number }[]) => questions.map(({ id }) => id);

describe('the first page, read again', () => {
  test('pushes its last question to the later pages', () => {
    const again = firstReadAgain(twoPages, listed([6, 5, 4], 'after 4'), []);
    expect(idsOf(shownQuestions(again, []))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(again.more.next).toBeNull();
  });

  test('goes on where it ends while no other page was read', () => {
    expect(firstReadAgain(beginPages(first), listed([6, 5, 4], 'after 4'), []).more).toEqual({
      questions: [],
      next: 'after 4',
    });
  });

  test('is newer than what was changed here; later pages stay as they were changed', () => {
    const changed = withChanged(
      withChanged(twoPages, 5, questionWith(5, 'Older')),
      2,
      questionWith(2, 'Liked'),
    );
    const titles = shownQuestions(firstReadAgain(changed, first, []), []).map(({ title }) => title);
    expect(titles).toEqual(['Question 5', 'Question 4', 'Question 3', 'Liked', 'Question 1']);
  });
});

test('a question that is changed stays for the reason it is there', () => {
  const because = { kind: 'forecast', symbol: 'NKE' } as const;
  const pages = beginPages({ questions: [questionOf({ id: 5 as PostId, because })], next: null });
  const [shown] = shownQuestions(withChanged(pages, 5, questionWith(5, 'Featured')), []);
  expect(shown).toMatchObject({ title: 'Featured', because });
});

test('a question that an editor deleted doesn’t come back with the page before', () => {
  const again = firstReadAgain(withChanged(twoPages, 1, null), first, []);
  expect(idsOf(shownQuestions(again, []))).toEqual([5, 4, 3, 2]);
});

test('a question that two pages have is shown once, and one on top only there', () => {
  const pages = withNextPage(beginPages(first), listed([3, 2], null));
  expect(idsOf(shownQuestions(pages, [questionWith(2), questionWith(9)]))).toEqual([2, 9, 5, 4, 3]);
});
