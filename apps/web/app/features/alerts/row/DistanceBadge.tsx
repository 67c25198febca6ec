import { distanceTo } from '@tenfold/domain/alerts';
import { formatChange } from '@tenfold/domain/format';
import { Badge } from '../../../ui/text/Badge.tsx';

/** How far a target is from the price now: no gain or loss, so without their colours. Nothing without both. */
export function DistanceBadge({ target, price }: { target: number | null; price: number | null }) {
  if (target === null || price === null) return null;
  return <Badge className="num">{formatChange(distanceTo(target, price))}</Badge>;
}
