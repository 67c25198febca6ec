import type { Valuation } from '@tenfold/contract/valuation';
import { formatPercent } from '@tenfold/domain/format';
import { Badge } from '../../../ui/text/Badge.tsx';

const meaning = 'The last close compared with five years earlier, without dividends.';

export type Scored = Pick<Valuation, 'priceScore5y'>;

/** Nothing without prices of five years: the chart and the valuation say why. */
export function PriceScore({ valuation: { priceScore5y: score } }: { valuation: Scored }) {
  if (score === null) return null;
  return (
    <Badge explanation={meaning}>
      {score < 100 ? '−' : '+'}
      {formatPercent(Math.abs(score / 100 - 1), 0)} in 5 years
    </Badge>
  );
}
