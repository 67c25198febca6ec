import { type CompanyQuality, getFailedChecks, listDataQuality } from '@tenfold/contract/financials';
import type { FastifyInstance } from 'fastify';
import type { PolledRows } from '../../../platform/changes/index.ts';
import { serve, serveCached } from '../../../platform/http/index.ts';
import { type QuotaDeps, requireHistoryAccess } from '../../billing/index.ts';
import { companyNotFound, findListing } from '../../company/index.ts';
import type { OpenContest } from '../contests/open-contests.ts';
import { findFinancials } from '../prepare-financials.ts';
import { pollQualities, type QualityLine } from './company-qualities.ts';

export function registerQuality(
  app: FastifyInstance,
  deps: QuotaDeps,
  contests: PolledRows<OpenContest>,
): void {
  const { db, documents, quota } = deps;
  const qualities = pollQualities(deps);

  serveCached(app, listDataQuality, documents.replies, async () => {
    const [lines, open] = [await qualities.list(), await contests.list()];
    return {
      versions: [lines.version, open.version],
      build: () => ({ companies: withContests(lines.rows, open.rows) }),
    };
  });

  serve(app, getFailedChecks, async ({ params: { symbol } }, viewer) => {
    const [listing, financials] = await Promise.all([
      findListing(db, symbol),
      findFinancials(documents, symbol),
    ]);
    if (listing === null || financials === null) throw await companyNotFound(db, symbol);
    requireHistoryAccess(viewer, symbol);
    await quota.recordView(viewer, symbol);
    return {
      symbol,
      shortName: listing.shortName,
      reportedCurrency: financials.reportedCurrency,
      checks: financials.quality.filter(({ state }) => state === 'failed'),
    };
  });
}

function withContests(lines: readonly QualityLine[], open: readonly OpenContest[]): CompanyQuality[] {
  const byCompany = Map.groupBy(open, ({ cik }) => cik);
  return lines.map(({ cik, ...line }) => ({ ...line, contested: byCompany.get(cik)?.length ?? 0 }));
}
