import type { Valuation } from '@tenfold/contract/valuation';
import { formatPercent } from '@tenfold/domain/format';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { Badge } from '../../../ui/text/Badge.tsx';

const meaning = 'The last close compared with five years earlier, without dividends.';

export type Scored = Pick<Valuation, 'priceScore5y' | 'why'>;

export function PriceScore({ valuation }: { valuation: Scored }) {
  const { priceScore5y: score, why } = valuation;
  const words = score === null ? missingReasonLabel(why.priceScore5y) : meaning;
  return (
    <Badge explanation={words}>
      {score !== null && (score < 100 ? '−' : '+')}
      {formatPercent(score && Math.abs(score / 100 - 1), 0)} in 5 years
    </Badge>
  );
}
