import type { LookupCompany } from '@tenfold/domain/figure-lookup';
import type { CompanyFigures } from '../company-figures.ts';

export function lookupCompanyOf({ listing, statements, facts, splits }: CompanyFigures): LookupCompany {
  const { symbol, shortName, fiscalYearEnd, sic } = listing;
  return { symbol, name: shortName, statements, filed: { facts, splits, fiscalYearEnd, sic } };
}
