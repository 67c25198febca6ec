import { slipsAllowed, slipsBetween } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import { type Db, hasTrigrams } from '../../../../platform/db/index.ts';

const mostMeant = 5;
const mostCompared = 20;
const shortest = 4;

/**
 * Lists for each word those it may have been meant to be, nearest first; a word that questions or companies have is meant as it
 * stands. Null where nothing else was meant.
 */
export async function findMeantWords(db: Db, words: readonly string[]): Promise<string[][] | null> {
  const longWords = words.filter((word) => word.length >= shortest);
  if (longWords.length === 0) return null;
  const near = await listNear(db, longWords);
  const meant = words.map((word) => {
    const known = near.filter(({ typed, word: other }) => typed === word && isMeant(word, other));
    return known.length === 0 ? [word] : nearestOf(word, known);
  });
  return meant.every((each, index) => each.length === 1 && each[0] === words[index]) ? null : meant;
}

function isMeant(typed: string, word: string): boolean {
  return slipsBetween(typed, word) <= slipsAllowed(typed);
}

function nearestOf(typed: string, near: readonly Near[]): string[] {
  const words = near.map(({ word }) => ({ word, slips: slipsBetween(typed, word) }));
  const sorted = words.toSorted((one, other) => one.slips - other.slips);
  return sorted[0]?.slips === 0 ? [typed] : sorted.slice(0, mostMeant).map(({ word }) => word);
}

interface Near {
  readonly typed: string;
  readonly word: string;
}

/** The word itself where it is known, else words with most letters the same, and those with the same in another order. */
async function listNear(db: Db, words: readonly string[]): Promise<Near[]> {
  const alike = (await hasTrigrams(db))
    ? sql`union (select word from qa_word where word % typed
                  order by similarity(word, typed) desc, word limit ${mostCompared})`
    : sql``;
  const { rows } = await sql<Near>`
    with typed_word as materialized (
      select typed, exists (select from qa_word where word = typed) as "isKnown" from unnest(${words}::text[]) as typed)
    select typed, typed as word from typed_word where "isKnown"
    union all
    select typed, near.word
      from (select typed from typed_word where not "isKnown") as unknown,
           lateral ((select word from qa_word where letters = qa_letters(typed) limit ${mostCompared})
                    ${alike}) as near`.execute(db);
  return rows;
}
