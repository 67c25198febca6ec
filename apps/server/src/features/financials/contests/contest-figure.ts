import type { RequestOf } from '@tenfold/contract/endpoint';
import type { contestFigure as contestCall, FigureContest } from '@tenfold/contract/financials/contests';
import type { AccountId, ContestId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import { isContestable } from '@tenfold/domain/contests';
import { anyRowOf } from '@tenfold/domain/rows';
import type { Deps } from '../../../platform/deps.ts';
import { Conflict, InvalidRequest, NotFound } from '../../../platform/http/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import { findFigureSource } from '../figure-source.ts';
import {
  countOpenContests,
  insertContest,
  insertFollow,
  lockContest,
  readFigureContest,
} from './contest-store.ts';

type ContestDeps = Pick<Deps, 'db' | 'clock'>;

/** @throws InvalidRequest for what is calculated, NotFound, Conflict where somebody else contests it or has too many open */
export function contestFigure(
  { db, clock }: ContestDeps,
  accountId: AccountId,
  figures: CompanyFigures,
  { params: { rowKey, column }, body }: Pick<RequestOf<typeof contestCall>, 'params' | 'body'>,
): Promise<FigureContest> {
  const { cik, symbol } = figures.listing;
  const source = findFigureSource(figures, rowKey, column);
  if (source === null) throw new NotFound(`${symbol} has no figures for ${column.replace('-', ' ')}.`);
  if (!isContestable(rowKey, column)) {
    throw new InvalidRequest(
      `${anyRowOf(rowKey).label} is calculated. Contest a filed figure it’s made from.`,
    );
  }
  const { shouldBe, reason, seen } = body;
  if (shouldBe === source.value) {
    const problem = 'Enter another value than the one we show';
    throw new InvalidRequest(problem, { should_be: problem });
  }
  const figure = { cik, rowKey, column };
  return db.transaction().execute(async (tx) => {
    const open = await countOpenContests(tx, accountId);
    const before = (await readFigureContest(tx, figure, accountId)).open;
    if (before?.isYours) return readFigureContest(tx, figure, accountId);
    if (open >= limits.openContests) {
      throw new Conflict(`You have ${limits.openContests} open contests. Wait until one is answered.`);
    }
    const contest = { ...figure, symbol, shown: source.value, shouldBe, reason, accountId };
    const isNew = await insertContest(tx, { ...contest, seen: seen === '' ? null : seen }, clock.now());
    if (!isNew) throw new Conflict('Another reader already contested this figure.');
    return readFigureContest(tx, figure, accountId);
  });
}

/** @throws NotFound, Conflict once an editor has answered */
export function followContest(
  { db, clock }: ContestDeps,
  accountId: AccountId,
  id: ContestId,
): Promise<FigureContest> {
  return db.transaction().execute(async (tx) => {
    const contest = await lockContest(tx, id);
    if (contest === null) throw contestNotFound();
    if (contest.decision !== null) throw new Conflict('An editor already answered this contest.');
    if (contest.accountId !== accountId) await insertFollow(tx, id, accountId, clock.now());
    return readFigureContest(tx, contest, accountId);
  });
}

export function contestNotFound(): NotFound {
  return new NotFound('This contest doesn’t exist.');
}
