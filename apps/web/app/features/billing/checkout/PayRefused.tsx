import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { Refusal } from './pay.ts';
import type { Payment } from './use-payment.ts';

interface Props {
  refusal: Refusal;
  payment: Pick<Payment, 'chosen' | 'choose'>;
}

/** Why nothing was paid, and what can be done: the button that pays stays below. */
export function PayRefused({ refusal: { title, message, code }, payment }: Props) {
  if (code === 'stale') {
    return (
      <Notice tone="warn" title="The price changed.">
        Look at the new total above. Nothing was charged; pay again if you agree.
      </Notice>
    );
  }
  return (
    <div className="stack stack-2">
      <Notice tone="error" title={title}>
        <br />
        {message}
      </Notice>
      {code === 'payment_refused' && payment.chosen !== 'new' && (
        <div className="row row-wrap">
          <Button size="sm" onClick={() => payment.choose('new')}>
            Use another card
          </Button>
        </div>
      )}
    </div>
  );
}
