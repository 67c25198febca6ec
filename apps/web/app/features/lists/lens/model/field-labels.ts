import {
  isLensField,
  type LensField,
  type LensPeriod,
  lensBasisWords,
  lensField,
} from '@tenfold/domain/lens';

/** The name of its row: growth, averages and returns name the period. */
export function fieldLabel({ label, basis }: Pick<LensField, 'label' | 'basis'>, period: LensPeriod): string {
  return basis === 'growth' || basis === 'return' ? `${label}, ${period}` : label;
}

/** Below its name: what the figures are over, and in what. Null for the price, which says so itself. */
export function fieldHint({ key, basis, unit }: LensField, period: LensPeriod): string | null {
  if (key === 'price') return null;
  const over = lensBasisWords({ basis }, period);
  return unit === 'millions' ? `${over}, millions` : over;
}

/** The field's name in a comment, whose field may have been given up since. */
export function fieldName(key: string): string {
  return isLensField(key) ? lensField(key).label : key;
}
