import type { Subscription } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { formatSum } from '../money/format-sum.ts';

interface Props {
  confirmation: NonNullable<Subscription['confirmation']>;
  onConfirm: () => void;
}

/** A payment that was begun, and is nobody’s yet. */
export function WaitingForBank({ confirmation, onConfirm }: Props) {
  return (
    <Notice
      tone="warn"
      title="Your bank is waiting for you."
      action={
        <Button variant="primary" size="sm" className="needs-script" onClick={onConfirm}>
          Confirm or cancel
        </Button>
      }
    >
      It asks you to confirm {formatSum(confirmation.total)} to {brand.name}. Nothing is charged until then.
    </Notice>
  );
}
