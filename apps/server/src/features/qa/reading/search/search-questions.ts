import type { FoundQuestion } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { listBest } from './candidates.ts';
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
  const found = await findWith(
    db,
    words.map((word, index) => [
      index === words.length - 1 && word.length >= shortestBeginning ? `${word}:*` : word,
    ]),
  );
  if (found.length > 0) return found;
  const meant = await findMeantWords(db, words);
  return meant === null ? [] : findWith(db, meant);
}

/** @param terms of each word the forms it may have, as `to_tsquery` takes them */
async function findWith(db: Db, terms: readonly (readonly string[])[]): Promise<FoundQuestion[]> {
  const forms = terms.map((each) => sql`(${sql.join(each.map(inAnyForm), sql` || `)})`);
  const wanted = sql.join(forms, sql` && `);
  const ids = await listBest(db, { wanted, rank: sql`ts_rank(words, wanted)`, limit: mostShown });
  return describeFound(db, ids, wanted);
}

/** What is left of a word by its stem is no beginning of it: "profitabil" finds "profitability" as it is written. */
function inAnyForm(term: string): RawBuilder<unknown> {
  return sql`(to_tsquery('english', ${term}) || to_tsquery('simple', ${term}))`;
}
