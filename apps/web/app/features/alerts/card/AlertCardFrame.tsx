import type { ReactNode, Ref } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import '../alerts.css';

interface Props {
  card?: Ref<HTMLDivElement>;
  onManage: () => void;
  children: ReactNode;
}

export function AlertCardFrame({ card, onManage, children }: Props) {
  return (
    <Card
      title="Price alert"
      className="price-alert-card"
      padded={false}
      actions={
        <button type="button" className="link small needs-script" aria-haspopup="dialog" onClick={onManage}>
          Manage price alerts
        </button>
      }
    >
      <div ref={card}>{children}</div>
    </Card>
  );
}
