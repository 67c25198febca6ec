import { openSymbol } from '@tenfold/contract/policy/open-company';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { AlertIcon } from '../AlertIcon.tsx';
import { AlertsDialog } from './AlertsDialog.tsx';

/** The button of a page without a company. */
export function ManageAlerts() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button className="needs-script" aria-haspopup="dialog" onClick={() => open(true)}>
        <AlertIcon name="bell" />
        Manage price alerts
      </Button>
      {isOpen && (
        <AlertsDialog
          symbol={openSymbol}
          currency="USD"
          price={null}
          kind="close"
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
