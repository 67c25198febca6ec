import { distanceTo } from '@tenfold/domain/alerts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { signedPercent } from '../labels/alert-labels.ts';

/** How far a target is from the price now; nothing without both. */
export function DistanceBadge({ target, price }: { target: number | null; price: number | null }) {
  if (target === null || price === null) return null;
  const distance = distanceTo(target, price);
  return (
    <Badge tone={distance < 0 ? 'down' : 'up'} className="num">
      {signedPercent(distance)}
    </Badge>
  );
}
