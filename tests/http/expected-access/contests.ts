import {
  answerContest,
  contestFigure,
  followContest,
  getContestedFilings,
  getFigureContest,
  listContests,
  listCorrections,
  listEditorsContests,
  withdrawCorrection,
} from '@tenfold/contract/financials/contests';
import { type AccessRow, everybody, row, signedIn } from './access-row.ts';

const params = { symbol: 'NKE', rowKey: 'revenue', column: '2020' };
const body = { shouldBe: 1, reason: 'differs' as const };

/** After notifications: answering sends one. Light contests it first; to others it is contested already, and they follow it. */
export const contestAccess: readonly AccessRow[] = [
  row(contestFigure, { params, body }, { ...signedIn(409), light: 200 }),
  row(getFigureContest, { params }, everybody(200)),
  row(listContests, { params: { symbol: 'NKE' } }, everybody(200)),
  row(followContest, { params: { contestId: 1 } }, signedIn(200)),
  row(listEditorsContests, {}, { ...signedIn(403), superuser: 200 }),
  row(getContestedFilings, { params: { contestId: 1 } }, { ...signedIn(403), superuser: 200 }),
  row(
    answerContest,
    { params: { contestId: 1 }, body: { decision: 'kept', answer: 'As filed.' } },
    { ...signedIn(403), superuser: 200 },
  ),
  row(listCorrections, {}, { ...signedIn(403), superuser: 200 }),
  // It was kept: there is nothing to withdraw.
  row(
    withdrawCorrection,
    { params: { contestId: 1 }, body: { why: 'The 10-K/A explains it.' } },
    { ...signedIn(403), superuser: 409 },
  ),
];
