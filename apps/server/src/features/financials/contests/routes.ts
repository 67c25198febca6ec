import * as calls from '@tenfold/contract/financials/contests';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import type { PolledRows } from '../../../platform/changes/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type CallContext, Forbidden, serve, serveCached } from '../../../platform/http/index.ts';
import { companyNotFound, findListing, listSymbolsOf } from '../../company/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import { answerContest } from './answer-contest.ts';
import { contestFigure, contestNotFound, followContest } from './contest-figure.ts';
import { findContestedFigure, readFigureContest } from './contest-store.ts';
import { listContestedFilings } from './contested-filings.ts';
import { listEditorsContests } from './editors-contests.ts';
import { listEditorsCorrections } from './editors-corrections.ts';
import type { OpenContest } from './open-contests.ts';
import { withdrawCorrection } from './withdraw-correction.ts';

interface ContestRoutes {
  readonly open: PolledRows<OpenContest>;
  /** A figure that its reader may not see can't be contested. */
  findHistory(symbol: string, reader: CallContext<'viewer' | 'person'>): Promise<CompanyFigures>;
  /** Without a check of rights: for editors’ calls. */
  findFigures(symbol: string): Promise<CompanyFigures | null>;
}

export function registerContests(
  app: FastifyInstance,
  deps: Deps,
  { open, findHistory, findFigures }: ContestRoutes,
): void {
  const { db, documents } = deps;

  const findCik = async (symbol: string) => {
    const listing = await findListing(db, symbol);
    if (listing === null) throw await companyNotFound(db, symbol);
    return listing.cik;
  };

  serveCached(app, calls.listContests, documents.replies, async ({ params: { symbol } }) => {
    const { version, rows } = await open.list();
    // Almost always there is none at all: no page of a company then asks the database.
    const cik = rows.length === 0 ? null : await findCik(symbol);
    const contests = rows.filter((contest) => contest.cik === cik);
    return {
      versions: [version],
      build: () => ({ contests: contests.map(({ rowKey, column }) => ({ rowKey, column })) }),
    };
  });

  serve(app, calls.getFigureContest, async ({ params: { symbol, rowKey, column } }, { person }) =>
    readFigureContest(db, { cik: await findCik(symbol), rowKey, column }, person?.id ?? null),
  );

  serve(app, calls.contestFigure, async (request, context) => {
    const { symbol } = request.params;
    if (!can(context.person, 'contestFigures', { symbol })) throw new Forbidden(prompts.contests);
    const figures = await findHistory(symbol, context);
    return contestFigure(deps, context.person.id, figures, request);
  });

  serve(app, calls.followContest, ({ params: { contestId } }, { person }) =>
    followContest(deps, person.id, contestId),
  );

  serve(app, calls.listEditorsContests, async () => ({ contests: await listEditorsContests(deps) }));

  serve(app, calls.getContestedFilings, async ({ params: { contestId } }) => {
    const contest = await findContestedFigure(db, contestId);
    if (contest === null) throw contestNotFound();
    const [listing] = await listSymbolsOf(db, contest.cik);
    const figures = listing === undefined ? null : await findFigures(listing.symbol);
    return { filings: figures === null ? [] : listContestedFilings(figures, contest) };
  });

  serve(app, calls.answerContest, async ({ params: { contestId }, body }, { person }) => {
    await answerContest(deps, person.id, contestId, body);
    return { decision: body.decision };
  });

  serve(app, calls.listCorrections, () => listEditorsCorrections(deps));

  serve(app, calls.withdrawCorrection, async ({ params: { contestId }, body }, { person }) => {
    await withdrawCorrection(deps, person.id, contestId, body.why);
    return { withdrawn: true as const };
  });
}
