import type { Valuation } from '@tenfold/contract/valuation';
import { Notice } from '../../ui/Notice.tsx';
import { dayText } from './day-text.ts';

/** Ratios of today's price and old earnings are not wrong, but a newer report would move them. */
export function StaleEarnings({ valuation: { earningsTo, newestFiling } }: { valuation: Valuation }) {
  if (earningsTo === null || newestFiling === null) return null;
  return (
    <Notice tone="warn">
      Earnings are from {dayText(earningsTo)} and the newest filing here is from {dayText(newestFiling)}: a
      newer report should be out. Ratios use the earnings we have.
    </Notice>
  );
}
