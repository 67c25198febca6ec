import type { ReactNode, Ref } from 'react';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import '../alerts.css';

interface Props {
  card?: Ref<HTMLDivElement>;
  onManage: () => void;
  children: ReactNode;
}

export function AlertCardFrame({ card, onManage, children }: Props) {
  const replayed = useReplayedClicks();
  return (
    <Card
      title="Price alert"
      className="price-alert-card"
      padded={false}
      actions={
        <button
          type="button"
          className="link small needs-script"
          aria-haspopup="dialog"
          onClick={onManage}
          {...replayed}
        >
          Manage price alerts
        </button>
      }
    >
      <div ref={card} {...replayed}>
        {children}
      </div>
    </Card>
  );
}
