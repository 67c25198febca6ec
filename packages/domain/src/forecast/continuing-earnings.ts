import type { Statement } from '../statements/index.ts';

/** Earnings to common without what businesses given up earned, which is none where not filed. */
export function continuingEarnings({ lines }: Pick<Statement, 'lines'>): number | null {
  const earnings = lines.netIncomeToCommon.value;
  return earnings === null ? null : earnings - (lines.discontinuedOperations.value ?? 0);
}
