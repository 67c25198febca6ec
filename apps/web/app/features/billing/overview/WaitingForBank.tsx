import type { Subscription } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { BankPurpose } from '../confirmation/bank-purpose.ts';
import { formatSum } from '../money/format-sum.ts';

interface Props {
  confirmation: NonNullable<Subscription['confirmation']>;
  purpose: BankPurpose;
  onConfirm: () => void;
}

/** A payment that was begun, and is nobody’s yet. */
export function WaitingForBank({ confirmation, purpose, onConfirm }: Props) {
  return (
    <Notice
      tone="warn"
      title="Your bank is waiting for you."
      action={
        <Button variant="primary" size="sm" className="needs-script" onClick={onConfirm}>
          {purpose.giveUpLabel === null ? 'Confirm' : 'Confirm or cancel'}
        </Button>
      }
    >
      It asks you to confirm {formatSum(confirmation.total)} to {brand.name}. {purpose.starts} Nothing is
      charged before.
    </Notice>
  );
}
