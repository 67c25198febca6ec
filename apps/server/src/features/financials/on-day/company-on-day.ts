import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { isAnnualForm, isPeriodic } from '@tenfold/domain/statements';
import type { Deps } from '../../../platform/deps.ts';
import { findCloses, listPredecessors } from '../../company/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import { toFinancialsHead } from '../financials-head.ts';
import { listReports } from '../store.ts';

export async function describeCompanyOnDay(
  { db, documents }: Pick<Deps, 'db' | 'documents'>,
  figures: CompanyFigures,
  day: IsoDate,
): Promise<CompanyOnDay> {
  const { listing, market } = figures;
  const { symbol, name, shortName, exchange, cik } = listing;
  const { currency, reportedCurrency, fiscalYearEnd } = toFinancialsHead(figures);
  const filed = await listReports(db, cik, await listPredecessors(db, cik));
  const reports = filed
    .filter(({ form }) => isPeriodic(form))
    .map((report) => ({ ...report, annual: isAnnualForm(report.form) }));
  const later = reports.filter((report) => report.filed > day);
  const closes = await findCloses(documents, symbol);
  const close = market.closes.at(-1);
  return {
    symbol,
    name,
    shortName,
    exchange,
    currency,
    reportedCurrency,
    fiscalYearEnd,
    day,
    close: close === undefined ? null : { day: close.day, price: close.close, simulated: close.simulated },
    splitSince: figures.splits.findLast(({ effective }) => effective > day)?.effective ?? null,
    reports,
    later: {
      annualReports: later.filter(({ annual }) => annual).length,
      quarterlyReports: later.filter(({ annual }) => !annual).length,
      closes: (closes?.closes ?? []).filter((one) => one.day > day).length,
    },
  };
}
