import type { BillingOverview } from '@tenfold/contract/billing';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { dayOf } from '../money/time-labels.ts';
import './money-notice.css';

interface Props {
  overview: Pick<BillingOverview, 'environment' | 'now'>;
}

/** Where no money moves, each billing screen says so. */
export function MoneyNotice({ overview: { environment, now } }: Props) {
  if (environment === 'stripe-live') return null;
  return (
    <div className="sandbox-bar" role="note">
      <Icon name="info" />
      {environment === 'sandbox' ? (
        <>
          <span>
            <b>Sandbox.</b> No money moves. Use the card <span className="num">4242 4242 4242 4242</span>.
          </span>
          <Clock now={now} />
        </>
      ) : (
        <span>
          <b>Test mode.</b> No money moves.
        </span>
      )}
    </div>
  );
}

function Clock({ now }: { now: string }) {
  const { busy, error, send } = useSending('moving the sandbox’s clock');
  const { revalidate } = useRevalidator();
  const move = (by: 'day' | 'month') =>
    send(async () => {
      await browserApi.call('POST /billing/sandbox/clock', { body: { by } });
      await revalidate();
    });
  return (
    <span className="sandbox-clock">
      <span className="caption" role="status">
        {error ?? `Clock: ${dayOf(now)}`}
      </span>
      <Button
        size="sm"
        icon="clock"
        className="needs-script"
        disabled={busy}
        onClick={() => void move('day')}
      >
        +1 day
      </Button>
      <Button
        size="sm"
        icon="clock"
        className="needs-script"
        disabled={busy}
        onClick={() => void move('month')}
      >
        +1 month
      </Button>
    </span>
  );
}
