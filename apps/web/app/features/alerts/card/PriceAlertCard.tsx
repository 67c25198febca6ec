import { useViewer } from '../../../session/viewer.ts';
import type { AlertCardProps } from './alert-card-props.ts';
import { OwnAlertCard } from './OwnAlertCard.tsx';
import { VisitorAlertCard } from './VisitorAlertCard.tsx';

export function PriceAlertCard(props: AlertCardProps) {
  return useViewer() === null ? <VisitorAlertCard {...props} /> : <OwnAlertCard {...props} />;
}
