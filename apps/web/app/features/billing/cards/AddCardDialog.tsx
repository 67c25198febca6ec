import type { BillingOverview, PaymentCard } from '@tenfold/contract/billing';
import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { addCard } from './add-card.ts';
import { CardFields } from './CardFields.tsx';
import type { CardReader } from './card-reader.ts';

interface Props {
  overview: BillingOverview;
  known: readonly PaymentCard[];
  onClose: () => void;
}

export function AddCardDialog({ overview, known, onClose }: Props) {
  const card = useRef<CardReader>(null);
  const { revalidate } = useRevalidator();
  const { busy, error, send } = useSending('adding a card');

  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    void send(async () => {
      const token = await card.current?.read();
      if (token === null || token === undefined) return;
      await addCard(token, known);
      await revalidate();
      close();
    });
  };

  return (
    <Dialog title="Add a card" onClose={onClose}>
      {(close) => (
        <form method="post" noValidate onSubmit={(event) => submit(event, close)}>
          <div className="modal-body">
            <CardFields overview={overview} ref={card} />
            {error !== null && (
              <Notice tone="error" title="Your card wasn’t added.">
                {error}
              </Notice>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy}>
              Add card
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
