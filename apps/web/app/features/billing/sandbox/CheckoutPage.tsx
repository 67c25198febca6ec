import type { Bill } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { useRef, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { CardFields } from '../cards/CardFields.tsx';
import type { CardReader } from '../cards/card-reader.ts';
import { BillLines } from '../checkout/BillLines.tsx';
import { formatSum } from '../money/format-sum.ts';
import './checkout-page.css';

interface Props {
  session: string;
  state: 'open' | 'paid' | 'expired';
  bill: Bill;
  cancelUrl: string;
}

export function CheckoutPage({ session, state, bill, cancelUrl }: Props) {
  const fields = useRef<CardReader>(null);
  /** The card that the bank asks about. */
  const [cardToConfirm, setCardToConfirm] = useState<string | null>(null);
  const isReady = useHydrated();
  const { busy, error, send } = useSending('paying on the sandbox’s page');
  const total = formatSum({ amount: bill.total, currency: bill.currency });

  const pay = (card: string, isConfirmed: boolean | null) =>
    send(async () => {
      setCardToConfirm(null);
      const { isPaid, successUrl } = await browserApi.call('POST /billing/sandbox/checkout/{session}', {
        params: { session },
        body: { card, isConfirmed },
      });
      if (isPaid) window.location.assign(successUrl);
      else setCardToConfirm(card);
    });
  const submit = async () => {
    const card = (await fields.current?.read()) ?? null;
    if (card !== null) await pay(card, null);
  };

  return (
    <div className="sandbox-page">
      <section className="card card-body stack stack-4" aria-labelledby="sandbox-pay">
        <h1 id="sandbox-pay">Pay {brand.name}</h1>
        <p className="muted small">
          <b>Sandbox.</b> The payment provider’s page would be here. No money moves.
        </p>
        <BillLines bill={bill} />
        {state === 'open' ? (
          <>
            <CardFields overview={{ environment: 'sandbox', publishableKey: null }} ref={fields} />
            {error !== null && <Notice tone="error">{error}</Notice>}
            {cardToConfirm === null ? (
              <Button
                variant="primary"
                size="lg"
                block
                busy={busy}
                disabled={!isReady}
                onClick={() => void submit()}
              >
                Pay {total}
              </Button>
            ) : (
              <BankQuestion total={total} busy={busy} onAnswer={(isYes) => void pay(cardToConfirm, isYes)} />
            )}
          </>
        ) : (
          <Notice>
            {state === 'paid' ? 'This is paid.' : 'This page has expired. Go back and start again.'}
          </Notice>
        )}
        <a
          className={buttonClass({ variant: 'ghost' })}
          href={state === 'paid' ? '/billing/return' : cancelUrl}
        >
          Back to {brand.name}
        </a>
      </section>
    </div>
  );
}

interface QuestionProps {
  total: string;
  busy: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

function BankQuestion({ total, busy, onAnswer }: QuestionProps) {
  return (
    <div className="stack stack-2" role="status">
      <p>
        <b>Sandbox bank:</b> confirm {total}?
      </p>
      <div className="row">
        <Button busy={busy} onClick={() => onAnswer(false)}>
          Refuse
        </Button>
        <Button variant="primary" busy={busy} onClick={() => onAnswer(true)}>
          Confirm
        </Button>
      </div>
    </div>
  );
}
