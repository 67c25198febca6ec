import type { PaymentCard } from '@tenfold/contract/billing';
import { Button } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { DrawnIcon } from '../../../ui/text/Icon.tsx';
import { CardFace } from './CardFace.tsx';
import { cardLabel } from './card-labels.ts';

interface Props {
  card: PaymentCard;
  onMakeDefault: () => void;
  onUpdate: () => void;
  onRemove: () => void;
}

export function CardRow({ card, onMakeDefault, onUpdate, onRemove }: Props) {
  const label = cardLabel(card);
  return (
    <li className="payment-card">
      <CardFace card={card} />
      {card.isDefault && <Badge tone="accent">Default</Badge>}
      <ExpiryBadge card={card} />
      <span className="payment-card-actions">
        {!card.isDefault && card.expiry !== 'expired' && (
          <Button size="sm" aria-label={`Set as default: ${label}`} onClick={onMakeDefault}>
            Set as default
          </Button>
        )}
        {card.expiry !== 'valid' && (
          <Button size="sm" aria-label={`Update ${label}`} onClick={onUpdate}>
            Update
          </Button>
        )}
        <button
          type="button"
          className="icon-btn icon-btn-sm"
          title="Remove"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
        >
          <DrawnIcon path={bin} small />
        </button>
      </span>
    </li>
  );
}

const bin = 'M4.5 7h15M10 7V4.5h4V7m3.5 0-.8 12a1 1 0 0 1-1 1H8.3a1 1 0 0 1-1-1L6.5 7';

function ExpiryBadge({ card: { expiry } }: Pick<Props, 'card'>) {
  if (expiry === 'valid') return null;
  return expiry === 'expired' ? (
    <Badge tone="down" icon="warning">
      Expired
    </Badge>
  ) : (
    <Badge tone="warn" icon="clock">
      Expires soon
    </Badge>
  );
}
