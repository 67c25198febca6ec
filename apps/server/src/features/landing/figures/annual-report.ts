import type { IsoDate } from '@tenfold/domain/facts';
import type { CompanyFigures } from '../../financials/index.ts';

export interface AnnualReport {
  readonly form: string;
  readonly filed: IsoDate;
}

/** The first one of a fiscal year. */
export function reportOf({ facts }: Pick<CompanyFigures, 'facts'>, periodEnd: IsoDate): AnnualReport | null {
  const annual = facts.filter(({ end, form }) => end === periodEnd && /^(10-K|20-F|40-F)/.test(form));
  const [first, ...others] = annual;
  if (first === undefined) return null;
  const { form, filed } = others.reduce((one, other) => (other.filed < one.filed ? other : one), first);
  return { form, filed };
}
