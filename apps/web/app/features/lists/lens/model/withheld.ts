import type { LensCompany } from '@tenfold/contract/lists';
import type { LensField, LensFieldKey } from '@tenfold/domain/lens';

/** The company has figures, but the reader may not see this one. */
export function isWithheld(company: LensCompany, { key, basis }: Pick<LensField, 'key' | 'basis'>): boolean {
  if (basis === 'own' || key === 'price' || company.historyVisible || !company.hasFigures) return false;
  return company.figures[key as Exclude<LensFieldKey, 'price' | 'ownFairValue' | 'ownMargin'>] === undefined;
}

/** A row that would be empty for every company: said once above the table instead. */
export function isWithheldOfAll(companies: readonly LensCompany[], field: LensField): boolean {
  const withFigures = companies.filter(({ hasFigures }) => hasFigures);
  return withFigures.length > 0 && withFigures.every((company) => isWithheld(company, field));
}
