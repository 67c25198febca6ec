import type { BillingOverview, PaymentCard } from '@tenfold/contract/billing';
import { type Ref, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { CardFields } from '../cards/CardFields.tsx';
import { cardLabel } from '../cards/card-labels.ts';
import type { CardReader } from '../cards/card-reader.ts';
import type { ChosenCard } from './use-payment.ts';
import '../../../ui/controls/check.css';

interface Props {
  overview: BillingOverview;
  cards: readonly PaymentCard[];
  chosen: ChosenCard;
  onChoose: (chosen: ChosenCard) => void;
  fields: Ref<CardReader>;
}

/** A saved card, or the fields for another. */
export function PayWith({ overview, cards, chosen, onChoose, fields }: Props) {
  const [isOpen, setOpen] = useState(false);
  const card = cards.find(({ id }) => id === chosen);
  if (card !== undefined && !isOpen) {
    return (
      <div className="field">
        <span className="field-label">Pay with</span>
        <div className="payment-card">
          <CardFace card={card} />
          <Button size="sm" className="push needs-script" onClick={() => setOpen(true)}>
            Change
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      {cards.length > 0 && (
        <fieldset className="pick-list">
          <legend className="field-label">Pay with</legend>
          {[...cards.map(({ id }) => id), 'new'].map((id) => (
            <label key={id} className="check">
              <input
                type="radio"
                name="card"
                checked={id === (card?.id ?? 'new')}
                onChange={() => onChoose(id)}
              />
              <span>{labelOf(cards.find((each) => each.id === id))}</span>
            </label>
          ))}
        </fieldset>
      )}
      {card === undefined && <CardFields overview={overview} ref={fields} />}
    </div>
  );
}

function labelOf(card: PaymentCard | undefined): string {
  if (card === undefined) return 'Another card';
  return card.expiry === 'expired' ? `${cardLabel(card)}, expired` : cardLabel(card);
}
