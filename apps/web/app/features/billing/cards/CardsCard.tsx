import type { BillingOverview, PaymentCard } from '@tenfold/contract/billing';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { AddCardDialog } from './AddCardDialog.tsx';
import { CardRow } from './CardRow.tsx';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';
import { UpdateCardDialog } from './UpdateCardDialog.tsx';
import '../../../ui/layout/empty.css';
import './cards.css';

interface Props {
  overview: BillingOverview;
  cards: readonly PaymentCard[];
}

type CardDialog = { readonly for: 'add' } | { readonly for: 'update' | 'remove'; readonly card: PaymentCard };

export function CardsCard({ overview, cards }: Props) {
  const messages = useMessages();
  const { attempt } = useUndoable(messages);
  const [dialog, openDialog] = useState<CardDialog | null>(null);
  const close = () => openDialog(null);
  const add = () => openDialog({ for: 'add' });

  const makeDefault = ({ id }: PaymentCard) =>
    attempt({
      what: 'choosing the default card',
      run: () =>
        browserApi.call('PATCH /payment/payment-cards/{id}', { params: { id }, body: { isDefault: true } }),
    });

  return (
    <>
      {cards.length === 0 ? (
        <NoCard onAdd={add} />
      ) : (
        <Card
          title="Payment method"
          actions={
            <Button size="sm" icon="plus" className="needs-script" onClick={add}>
              Add card
            </Button>
          }
        >
          <ul className="stack">
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                onMakeDefault={() => void makeDefault(card)}
                onUpdate={() => openDialog({ for: 'update', card })}
                onRemove={() => openDialog({ for: 'remove', card })}
              />
            ))}
          </ul>
        </Card>
      )}
      {dialog?.for === 'add' && <AddCardDialog overview={overview} known={cards} onClose={close} />}
      {dialog?.for === 'update' && <UpdateCardDialog card={dialog.card} onClose={close} />}
      {dialog?.for === 'remove' && (
        <RemoveCardDialog
          card={dialog.card}
          other={cards.find(({ id, expiry }) => id !== dialog.card.id && expiry !== 'expired') ?? null}
          subscription={overview.subscription}
          onClose={close}
        />
      )}
      <Toasts messages={messages} />
    </>
  );
}

function NoCard({ onAdd }: { onAdd: () => void }) {
  return (
    <section className="card" aria-labelledby="no-card">
      <div className="empty">
        <Icon name="card" />
        <h2 id="no-card">No card saved</h2>
        <p>Light is free and needs none. Add one to start Investor.</p>
        <Button variant="primary" className="needs-script" onClick={onAdd}>
          Add card
        </Button>
      </div>
    </section>
  );
}
