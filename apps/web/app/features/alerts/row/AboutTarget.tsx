import type { PriceAlert } from '@tenfold/contract/alerts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { modelLabel } from '../labels/alert-labels.ts';
import { DistanceBadge } from './DistanceBadge.tsx';

/** Beside the target: that it has fired, whose model it follows, how far it is from the price. */
export function AboutTarget({ alert, price }: { alert: PriceAlert; price: number | null }) {
  return (
    <>
      {alert.state === 'fired' && <Badge tone="accent">Fired</Badge>}
      {alert.model !== null && <Badge tone="edit">{modelLabel(alert.model)}</Badge>}
      {alert.state === 'armed' && <DistanceBadge target={alert.price} price={price} />}
    </>
  );
}
