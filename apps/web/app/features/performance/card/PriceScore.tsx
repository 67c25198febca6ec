import type { Valuation } from '@tenfold/contract/valuation';
import { formatPoints } from '@tenfold/domain/format';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { Badge } from '../../../ui/text/Badge.tsx';

const meaning = 'The last close compared with five years earlier (= 100), without dividends.';

export type Scored = Pick<Valuation, 'priceScore5y' | 'why'>;

export function PriceScore({ valuation }: { valuation: Scored }) {
  const { priceScore5y: score, why } = valuation;
  const words = score === null ? missingReasonLabel(why.priceScore5y) : meaning;
  return <Badge explanation={words}>5Y price score: {formatPoints(score)}</Badge>;
}
