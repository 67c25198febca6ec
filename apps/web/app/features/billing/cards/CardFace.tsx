import type { PaymentCard } from '@tenfold/contract/billing';
import { brandLabel, expiryLabel } from './card-labels.ts';
import './cards.css';

export function CardFace({ card }: { card: PaymentCard }) {
  return (
    <>
      <span className="card-brand">{brandLabel(card.brand)}</span>
      <span>
        <b className="num">
          <span aria-hidden="true">•••• </span>
          <span className="visually-hidden">ending in </span>
          {card.last4}
        </b>
        <span className="caption">{expiryLabel(card)}</span>
      </span>
    </>
  );
}
