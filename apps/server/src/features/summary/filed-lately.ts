import type { FiledReport } from '@tenfold/contract/summary';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { fiscalYearOf, yearsBefore } from '@tenfold/domain/periods';
import { surpriseOf } from '@tenfold/domain/surprises';
import type { CallContext } from '../../platform/http/index.ts';
import { listValueVisible, type QuotaDeps } from '../billing/index.ts';
import { type CompanyFiling, filingUrl, findFinancials, listNewestFilings } from '../financials/index.ts';

/** A year of filings: that of a company that files once a year is among them. */
const shown = 8;
const annualForms = /^(?:10-KT?|20-F|40-F)(?:\/A)?$/;

/** Seeing them is no view of a company: what its page would hide is left out. */
export async function listFiledLately(
  { db, documents, quota, clock }: QuotaDeps,
  caller: CallContext<'person'>,
  symbols: readonly string[],
): Promise<FiledReport[]> {
  const filings = await listNewestFilings(db, symbols, {
    since: yearsBefore(newYorkDay(clock.now()), 1),
    most: shown,
  });
  const visible = await listValueVisible(
    quota,
    { ...caller },
    filings.map(({ symbol }) => symbol),
  );
  return Promise.all(
    filings.map(async (filing) => {
      const figures = visible.has(filing.symbol) ? await findFinancials(documents, filing.symbol) : null;
      return toReport(filing, figures?.surprises ?? []);
    }),
  );
}

function toReport(
  { symbol, shortName, cik, accession, form, filed, periodEnd }: CompanyFiling,
  surprises: Parameters<typeof surpriseOf>[0],
): FiledReport {
  const isAnnual = annualForms.test(form);
  const isQuarterly = form.startsWith('10-Q');
  return {
    symbol,
    companyName: shortName,
    accession,
    form,
    filed,
    periodEnd,
    url: filingUrl({ listing: { cik }, earlierFilers: new Map() }, accession),
    fiscalYear: isAnnual && periodEnd !== null ? fiscalYearOf(periodEnd) : null,
    earningsPerShare:
      periodEnd === null || !(isAnnual || isQuarterly)
        ? null
        : surpriseOf(surprises, periodEnd, isAnnual ? 'year' : 'quarter'),
  };
}
