import type { Subscription } from '@tenfold/contract/billing';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { useEffect, useRef } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { formatSum } from '../money/format-sum.ts';
import './bank.css';

interface Props {
  confirmation: NonNullable<Subscription['confirmation']>;
  onAnswered: () => void;
}

/** What a bank’s window would show. */
export function SandboxBank({ confirmation: { clientSecret, total }, onAnswered }: Props) {
  const { busy, error, send } = useSending('answering for the sandbox’s bank');
  const first = useRef<HTMLParagraphElement>(null);
  const answer = (isConfirmed: boolean) =>
    send(async () => {
      await browserApi
        .call('POST /billing/sandbox/bank', { body: { clientSecret, isConfirmed } })
        .catch(passRefusal);
      onAnswered();
    });

  // The button that opened it is gone.
  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <div className="modal-body">
        <div className="sandbox-bank">
          <b>Sandbox bank</b>
          <p ref={first} tabIndex={-1}>
            Confirm <b className="num">{formatSum(total)}</b>? No money moves.
          </p>
        </div>
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
      <div className="modal-foot">
        <Button busy={busy} onClick={() => void answer(false)}>
          Refuse
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void answer(true)}>
          Confirm
        </Button>
      </div>
    </>
  );
}

/** A bank that says no has answered. */
function passRefusal(cause: unknown): void {
  if (!isApiError(cause) || cause.code !== 'payment_refused') throw cause;
}
