import type { BillingOverview, PaymentCard } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { dayOf } from '../money/time-labels.ts';
import { cardLabel } from './card-labels.ts';

interface Props {
  card: PaymentCard;
  /** To pay with instead; null: there is none. */
  other: PaymentCard | null;
  /** What it pays for now. */
  subscription: BillingOverview['subscription'];
  onClose: () => void;
}

export function RemoveCardDialog({ card, other, subscription, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const { busy, error, send } = useSending('removing a card');
  const isNeeded = card.isDefault && subscription !== null && subscription.nextPayment !== null;
  const input = { params: { id: card.id } };

  const remove = async (close: () => void) => {
    await browserApi.call('DELETE /payment/payment-cards/{id}', input);
    await revalidate();
    close();
  };
  const replace = async (close: () => void) => {
    if (other === null) return;
    await browserApi.call('PATCH /payment/payment-cards/{id}', {
      params: { id: other.id },
      body: { isDefault: true },
    });
    await revalidate();
    close();
  };

  return (
    <Dialog title={`Remove ${cardLabel(card)}?`} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>
              {isNeeded ? neededText(subscription.period.to, other) : 'You can add it again at any time.'}
            </p>
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Keep it</Button>
            {!isNeeded && (
              <Button variant="danger" busy={busy} onClick={() => void send(() => remove(close))}>
                Remove card
              </Button>
            )}
            {isNeeded && other !== null && (
              <Button variant="primary" busy={busy} onClick={() => void send(() => replace(close))}>
                Make {cardLabel(other)} default
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function neededText(paidUntil: string, other: PaymentCard | null): string {
  const first = other === null ? 'Add another card first' : 'Choose another default first';
  return `It pays for ${planNames.investor}. ${first}, or cancel: your plan then ends on ${dayOf(paidUntil)}.`;
}
