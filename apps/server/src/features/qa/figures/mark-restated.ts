import type { TextFigure } from '@tenfold/contract/financials';
import type { PostId } from '@tenfold/contract/ids';
import { tokensIn } from '@tenfold/domain/figure-tokens';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type CompanyFigures, describeFigure, loadCompanyFigures } from '../../financials/index.ts';
import { announce, type Notified } from '../../notifications/index.ts';
import type { LifeDeps } from '../life/review-questions.ts';
import { tellNews } from '../notices/tell-news.ts';
import { lockQuestions } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import { type FiguresDue, forgetFiguresDue, listFiguresDue } from './figures-due.ts';
import { restatedFigure } from './restated-figure.ts';

interface NamingPost {
  readonly id: PostId;
  readonly kind: 'question' | 'answer' | 'comment';
  readonly questionId: PostId;
  readonly answerId: PostId | null;
  readonly figures: readonly TextFigure[];
}

/** What a worker does for companies with new figures: each text in a transaction of its own. */
export async function markRestated(deps: LifeDeps): Promise<void> {
  for (const due of await listFiguresDue(deps.db)) {
    await markOf(deps, due).catch((err: unknown) => {
      deps.log.error(
        { err, symbol: due.symbol },
        'figures that texts name could not be held against new filings',
      );
    });
  }
}

async function markOf(deps: LifeDeps, due: FiguresDue): Promise<void> {
  const company = await loadCompanyFigures(deps.db, due.symbol);
  if (company !== null) {
    for (const { id, questionId } of await listNaming(deps.db, due.symbol)) {
      await markPost(deps, company, id, questionId);
    }
  }
  await forgetFiguresDue(deps.db, due);
}

async function markPost(
  { db, clock, fanOut }: LifeDeps,
  company: CompanyFigures,
  id: PostId,
  questionId: PostId,
): Promise<void> {
  const now = clock.now();
  const told = await db.transaction().execute(async (tx): Promise<Notified[]> => {
    await lockQuestions(tx, [questionId]);
    const [post] = await listNaming(tx, company.listing.symbol, id);
    if (post === undefined) return [];
    const figures = post.figures.map((stated) =>
      stated.symbol === company.listing.symbol
        ? restatedFigure(stated, figureNow(company, stated), company.splits)
        : stated,
    );
    if (JSON.stringify(figures) === JSON.stringify(post.figures)) return [];
    await sql`update qa_post set figures = ${JSON.stringify(figures)}::jsonb where id = ${id}`.execute(tx);
    await questionsChanged(tx, [questionId]);
    const isNews = figures.some(
      ({ restated }, at) => restated !== null && post.figures[at]?.restated === null,
    );
    return isNews ? tellNews(tx, [newsOf(post, now)], null, now) : [];
  });
  await announce(fanOut, told)?.();
}

function figureNow(company: CompanyFigures, { token }: TextFigure) {
  const [named] = tokensIn(`{${token}}`);
  return named === undefined ? null : describeFigure(company, named).figure;
}

function newsOf({ id, kind, questionId, answerId }: NamingPost, at: Date) {
  return {
    what: 'figure_restated',
    questionId,
    ...(kind === 'answer' && { answerId: id }),
    ...(kind === 'comment' && { commentId: id, ...(answerId !== null && { answerId }) }),
    at,
  } as const;
}

/** By the index of figures. @param only one of them */
async function listNaming(db: Db, symbol: string, only: PostId | null = null): Promise<NamingPost[]> {
  const { rows } = await sql<NamingPost>`
    select id, kind, coalesce(question_id, id) as "questionId", answer_id as "answerId", figures from qa_post
     where figures <> '[]' and figures @> ${JSON.stringify([{ symbol }])}::jsonb and deleted_at is null
       and (${only}::bigint is null or id = ${only})
     order by id`.execute(db);
  return rows;
}
