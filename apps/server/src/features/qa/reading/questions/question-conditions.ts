import type { AccountId } from '@tenfold/contract/ids';
import type { QuestionCategory, QuestionFilter } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { type Narrowing, narrowingsOf } from './narrowings.ts';
import { listOwnListSymbols, listSymbolsOfSame } from './own-choices.ts';
import { visibleQuestion } from './visible-questions.ts';

export interface QuestionConditions {
  /** About `question` joined with its `post`: what most questions meet. */
  readonly where: RawBuilder<unknown>;
  /** What few may meet, each with an index that lists them. */
  readonly narrowings: readonly Narrowing[];
  /** That each of them is of, among those that everybody sees; null: of any, or the reader’s own. */
  readonly category: QuestionCategory | null;
  /** Their own, with those that others don’t see. */
  readonly isOwn: boolean;
  /** False: the same for all who ask with the same filter. */
  readonly isPersonal: boolean;
}

/** Null where nothing can match. What makes a question one for somebody is not a condition, but a rank: `for-you/`. @throws AppError `unauthenticated` for what only a person has */
export async function conditionsOf(
  db: Db,
  filter: QuestionFilter,
  accountId: AccountId | null,
): Promise<QuestionConditions | null> {
  const isOfPerson = filter.tab !== 'all' || filter.oneTheLists !== 'all';
  if (isOfPerson && accountId === null) throw new AppError('unauthenticated', 'Please sign in first.');
  if (filter.tab === 'draft') return null;
  const symbols = await symbolsOf(db, filter, accountId);
  if (symbols !== null && symbols.length === 0) return null;
  const isOwn = accountId !== null && filter.questionAuthorId === accountId;
  return {
    where: sql.join([visibleTo(isOwn), ...ofQuestion(filter, isOwn)], sql` and `),
    category: isOwn || filter.category === 'all' ? null : filter.category,
    isOwn,
    narrowings: narrowingsOf(filter, { accountId, symbols }),
    isPersonal: isOfPerson || isOwn,
  };
}

/** Who lists their own questions sees those that wait or were rejected, too. */
function visibleTo(isOwn: boolean): RawBuilder<unknown> {
  return isOwn ? sql`post.deleted_at is null` : visibleQuestion;
}

/** Null: of any company or none. */
async function symbolsOf(
  db: Db,
  { companies, oneTheLists }: QuestionFilter,
  accountId: AccountId | null,
): Promise<string[] | null> {
  const chosen = companies.length === 0 ? null : await listSymbolsOfSame(db, companies);
  if (oneTheLists === 'all' || accountId === null) return chosen;
  const listed = await listSymbolsOfSame(db, await listOwnListSymbols(db, accountId, oneTheLists));
  return chosen === null ? listed : listed.filter((symbol) => chosen.includes(symbol));
}

function ofQuestion({ isFeatured, category, type }: QuestionFilter, isOwn: boolean): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (isFeatured === false) conditions.push(sql`post.featured_at is null`);
  if (category !== 'all') {
    conditions.push(isOwn ? sql`question.category = ${category}` : sql`post.public_category = ${category}`);
  }
  if (type === 'answered') conditions.push(sql`post.children > 0`);
  return conditions;
}
