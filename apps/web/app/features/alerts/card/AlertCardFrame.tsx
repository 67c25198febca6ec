import type { ReactNode } from 'react';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import '../alerts.css';

export function AlertCardFrame({ onManage, children }: { onManage: () => void; children: ReactNode }) {
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
      <div {...replayed}>{children}</div>
    </Card>
  );
}
