import type { PostId } from '@tenfold/contract/ids';
import type { FoundQuestion } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { listBest, type Ranked } from './candidates.ts';
import { describeFound } from './describe-found.ts';
import { findMeantWords } from './meant-words.ts';
import { wordsOf } from './words-of.ts';

const mostShown = 10;
/** A single letter begins half of all titles. */
const shortestBeginning = 2;

/**
 * Questions with all the words, in any form of them, in the title, the tags, the companies or the details; the last word
 * may be the beginning of one: it is still being typed. Where there are none, mistyped words count as those that were
 * probably meant.
 */
export async function searchQuestions(db: Db, typed: string): Promise<FoundQuestion[]> {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found = await findTyped(db, words);
  if (found.length > 0) return found;
  const meant = await findMeantWords(db, words);
  return meant === null ? [] : findWith(db, meant);
}

/** Finds the best questions with all the words of a title, each as it stands or in another form, the best. */
export function listWithWordsOf(db: Db, title: string): Promise<PostId[]> {
  const words = wordsOf(title);
  return words.length === 0 ? Promise.resolve([]) : listRanked(db, allOf(words.map(inAnyForm)));
}

async function findTyped(db: Db, words: readonly string[]): Promise<FoundQuestion[]> {
  const last = words.at(-1) ?? '';
  if (last.length < shortestBeginning)
    return findWith(
      db,
      words.map((word) => [word]),
    );
  const others = words.slice(0, -1).map(inAnyForm);
  const exact = others.length === 0 ? null : allOf(others);
  const beginning = inAnyForm(`${last}:*`);
  return findBest(db, allOf([...others, beginning]), { exact, beginning });
}

/** @param terms of each word the forms it may have, as `to_tsquery` takes them */
function findWith(db: Db, terms: readonly (readonly string[])[]): Promise<FoundQuestion[]> {
  return findBest(db, allOf(terms.map((each) => sql`(${sql.join(each.map(inAnyForm), sql` || `)})`)));
}

async function findBest(
  db: Db,
  wanted: RawBuilder<unknown>,
  begun?: Ranked['begun'],
): Promise<FoundQuestion[]> {
  return describeFound(db, await listRanked(db, wanted, begun), wanted);
}

function listRanked(db: Db, wanted: RawBuilder<unknown>, begun?: Ranked['begun']): Promise<PostId[]> {
  const rank = sql`ts_rank(words, wanted)`;
  return listBest(db, { wanted, rank, limit: mostShown, ...(begun === undefined ? {} : { begun }) });
}

function allOf(queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(queries, sql` && `);
}

/** What is left of a word by its stem is no beginning of it: "profitabil" finds "profitability" as it is written. */
function inAnyForm(term: string): RawBuilder<unknown> {
  return sql`(to_tsquery('english', ${term}) || to_tsquery('simple', ${term}))`;
}
