import type { PaymentCard } from '@tenfold/contract/billing';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { cardLabel } from './card-labels.ts';
import { readExpiry } from './read-sandbox-card.ts';

/** A bank’s new card often has the same number and a later month. */
export function UpdateCardDialog({ card, onClose }: { card: PaymentCard; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const save = async (values: FormData, close: () => void) => {
    const expiry = readExpiry(readText(values, 'expMonth'));
    if (expiry === null) {
      const expMonth = 'Use month and year, such as 08 / 28.';
      throw new FormRefusedError(expMonth, { expMonth });
    }
    await browserApi.call('PATCH /payment/payment-cards/{id}', {
      params: { id: card.id },
      body: { expMonth: expiry.month, expYear: expiry.year },
    });
    await revalidate();
    close();
  };
  return (
    <Dialog title={`Update ${cardLabel(card)}`} onClose={onClose}>
      {(close) => (
        <div className="modal-body">
          <p className="muted">
            If your bank sent you a new card with the same number, enter its new expiry. Otherwise add the new
            card.
          </p>
          <CallForm send={(values) => save(values, close)} action="Save">
            <TextField
              label="Expiry (MM / YY)"
              name="expMonth"
              inputMode="numeric"
              autoComplete="cc-exp"
              className="input num"
            />
          </CallForm>
        </div>
      )}
    </Dialog>
  );
}
