import type { LensCompany } from '@tenfold/contract/lists';
import type { LensField } from '@tenfold/domain/lens';
import { missingReasonLabel } from '../../../../figures/missing-reason-label.ts';
import { figureOf, type LensTable } from './lens-table.ts';

/** Why a cell has no figure; null where it has one. */
export function missingWords(
  company: LensCompany,
  { key, basis }: Pick<LensField, 'key' | 'basis'>,
  own: LensTable['own'],
): string | null {
  const figure = figureOf(company, key, own);
  if (figure !== null && figure.value !== null) return null;
  if (key === 'price') return 'There’s no price.';
  if (basis === 'own') return ownWords(company, own);
  if (!company.hasFigures) return 'There are no figures of this company here yet.';
  if (figure === null) return withheldWords(own);
  return missingReasonLabel(figure.why);
}

function ownWords({ symbol }: LensCompany, own: LensTable['own']): string {
  const value = own?.get(symbol);
  if (value === undefined) return 'You have no forecast of this company.';
  if (!value.isVisible) return withheldWords(own);
  return `Your forecast “${value.name}” gives no value.`;
}

/** A visitor has no own values. */
function withheldWords(own: LensTable['own']): string {
  return own === null
    ? 'Sign up free to see it.'
    : 'You’ve opened all companies of this month. Its history shows again next month.';
}
