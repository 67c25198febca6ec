import type { AskedCompany } from '@tenfold/domain/figure-lookup';
import type { CompanyFigures } from '../company-figures.ts';

export function askedCompany({ listing, statements, facts, splits }: CompanyFigures): AskedCompany {
  const { symbol, shortName, fiscalYearEnd, sic } = listing;
  return { symbol, name: shortName, statements, filed: { facts, splits, fiscalYearEnd, sic } };
}
