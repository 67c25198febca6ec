import type { cancelReasons, Subscription } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { dayOf } from '../money/time-labels.ts';
import { whatStops } from './what-stops.ts';
import '../../../ui/controls/check.css';
import './cancel-dialog.css';

interface Props {
  subscription: Subscription;
  /** When Investor ends: of what is paid, or of a free time after it. Null: at once, nothing is paid. */
  until: string | null;
  onDone: (text: string) => void;
  onClose: () => void;
}

type Reason = (typeof cancelReasons)[number];

const reasonLabels: Readonly<Record<Reason, string>> = {
  too_expensive: 'Too expensive',
  missing_data: 'Missing a company or figure',
  not_used: 'I don’t use it enough',
  other: 'Other',
};

export function CancelDialog({ subscription: { subscriptionId }, until, onDone, onClose }: Props) {
  const [reason, setReason] = useState<Reason | null>(null);
  const { revalidate } = useRevalidator();
  const { busy, error, send } = useSending('canceling a subscription');
  const plan = planNames.investor;

  const cancel = async (close: () => void) => {
    await browserApi.call('POST /subscription/cancel', {
      body: { subscriptionId, ...(reason !== null && { reason }) },
    });
    await revalidate();
    close();
    onDone(until === null ? `${plan} has ended.` : `Canceled. You keep ${plan} until ${dayOf(until)}.`);
  };

  return (
    <Dialog title={`Cancel ${plan}?`} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>
              {until === null ? (
                `Your last payment failed, so ${plan} ends now.`
              ) : (
                <>
                  You keep {plan} until <b className="num">{dayOf(until)}</b>.
                </>
              )}{' '}
              Then you’re on {planNames.light}:
            </p>
            <ul className="plain-list small">
              {whatStops().map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <fieldset className="reason-list">
              <legend className="field-label">Why? (optional)</legend>
              {Object.entries(reasonLabels).map(([key, label]) => (
                <label key={key} className="check">
                  <input
                    type="radio"
                    name="reason"
                    value={key}
                    checked={reason === key}
                    onChange={() => setReason(key as Reason)}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
            {error !== null && (
              <Notice tone="error" title="Failed to cancel subscription">
                {error}
              </Notice>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Keep {plan}</Button>
            <Button variant="danger" busy={busy} onClick={() => void send(() => cancel(close))}>
              Cancel subscription
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
