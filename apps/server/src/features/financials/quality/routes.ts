import { getFailedChecks, listDataQuality } from '@tenfold/contract/financials';
import type { FastifyInstance } from 'fastify';
import { serve, serveCached } from '../../../platform/http/index.ts';
import { type QuotaDeps, requireHistoryAccess } from '../../billing/index.ts';
import { companyNotFound, findListing } from '../../company/index.ts';
import { findFinancials } from '../prepare-financials.ts';
import { CompanyQualities } from './company-qualities.ts';

export function registerQuality(app: FastifyInstance, { db, clock, documents, quota }: QuotaDeps): void {
  const qualities = new CompanyQualities(db, clock);

  serveCached(app, listDataQuality, documents.replies, async () => {
    const { version, lines } = await qualities.list();
    return { versions: [version], build: () => ({ companies: [...lines] }) };
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
