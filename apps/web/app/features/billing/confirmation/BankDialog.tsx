import type { BillingOverview, Subscription } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { formatSum } from '../money/format-sum.ts';
import { BankSteps } from './BankSteps.tsx';
import type { BankPurpose } from './bank-purpose.ts';
import { openBankWindow } from './open-bank-window.ts';
import { SandboxBank } from './SandboxBank.tsx';
import { type Attempt, useAttempt } from './use-attempt.ts';

interface Props {
  overview: Pick<BillingOverview, 'publishableKey'>;
  confirmation: NonNullable<Subscription['confirmation']>;
  purpose: BankPurpose;
  onKnown: (attempt: Attempt) => void;
  onClose: () => void;
}

type Stage = 'start' | 'at-bank' | 'answered';

/** A payment that the bank wants to hear about from the person. */
export function BankDialog({ overview: { publishableKey }, confirmation, purpose, onKnown, onClose }: Props) {
  const { clientSecret, total } = confirmation;
  const [stage, setStage] = useState<Stage>('start');
  const opening = useSending('opening the bank’s window');
  const givingUp = useSending('giving up a payment');
  const lost = useAttempt(stage === 'answered', onKnown);
  const error = opening.error ?? givingUp.error ?? lost;

  const open = () => {
    if (publishableKey === null) return setStage('at-bank');
    void opening.send(async () => {
      await openBankWindow(publishableKey, clientSecret);
      setStage('answered');
    });
  };
  const giveUp = (close: () => void) =>
    givingUp.send(async () => {
      await browserApi.call('POST /subscription/abandon-attempt');
      close();
    });

  return (
    <Dialog title="Confirm with your bank" onClose={onClose}>
      {(close) =>
        stage === 'at-bank' ? (
          <SandboxBank confirmation={confirmation} onAnswered={() => setStage('answered')} />
        ) : (
          <>
            <div className="modal-body">
              <p>
                Your bank asks you to confirm <b className="num">{formatSum(total)}</b> to {brand.name}. A
                window of your bank opens.
              </p>
              <BankSteps isAnswered={stage === 'answered'} subject={purpose.subject} />
              {error !== null && <Notice tone="error">{error}</Notice>}
              <p className="caption">You can close this tab: {purpose.starts}</p>
            </div>
            <div className="modal-foot">
              {purpose.giveUpLabel !== null && (
                <Button
                  busy={givingUp.busy}
                  disabled={stage === 'answered'}
                  onClick={() => void giveUp(close)}
                >
                  {purpose.giveUpLabel}
                </Button>
              )}
              <Button variant="primary" busy={opening.busy} disabled={stage === 'answered'} onClick={open}>
                Open bank window
              </Button>
            </div>
          </>
        )
      }
    </Dialog>
  );
}
