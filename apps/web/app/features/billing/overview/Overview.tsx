import type { BillingOverview, InvoiceSummary, PlanPrice } from '@tenfold/contract/billing';
import { useState } from 'react';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { AskBank } from '../confirmation/AskBank.tsx';
import { BankDialog } from '../confirmation/BankDialog.tsx';
import { bankPurpose } from '../confirmation/bank-purpose.ts';
import { downloadInvoice } from '../invoices/download-invoice.ts';
import { InvoicesCard } from '../invoices/InvoicesCard.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CreditCards } from './CreditCards.tsx';
import { Ended } from './Ended.tsx';
import { GraceCard } from './GraceCard.tsx';
import { PlanNow } from './PlanNow.tsx';
import { useSubscriptionActions } from './use-subscription-actions.ts';
import { WaitingForBank } from './WaitingForBank.tsx';

interface Props {
  overview: BillingOverview;
  invoices: readonly InvoiceSummary[];
  prices: readonly PlanPrice[];
}

export function Overview({ overview, invoices, prices }: Props) {
  const messages = useMessages();
  const actions = useSubscriptionActions(overview, messages);
  const [dialog, openDialog] = useState<'cancel' | 'bank' | null>(null);
  const close = () => openDialog(null);
  const { subscription, now, credits } = overview;
  const grace = subscription?.grace ?? null;
  const confirmation = subscription?.confirmation ?? null;
  return (
    <>
      {subscription?.state === 'waiting_for_bank' && confirmation === null && dialog !== 'bank' && (
        <AskBank onKnown={(attempt) => void actions.showAttempt(attempt)} />
      )}
      {confirmation !== null && (
        <WaitingForBank
          confirmation={confirmation}
          purpose={bankPurpose(subscription)}
          onConfirm={() => openDialog('bank')}
        />
      )}
      {subscription !== null && grace !== null && (
        <GraceCard
          subscription={subscription}
          grace={grace}
          now={now}
          busy={actions.busy}
          onPay={() => void actions.pay()}
        />
      )}
      <Ended overview={overview} />
      <div className="bill-two">
        <PlanNow
          overview={overview}
          prices={prices}
          busy={actions.busy}
          onCancel={() => openDialog('cancel')}
          onUndo={() => void actions.undoCancel()}
        />
        <CreditCards credits={credits} />
      </div>
      <InvoicesCard
        invoices={invoices}
        onDownload={(number) =>
          void actions.attempt({ what: 'downloading an invoice', run: () => downloadInvoice(number) })
        }
      />
      {dialog === 'cancel' && subscription !== null && (
        <CancelDialog
          subscription={subscription}
          until={grace === null ? (overview.until ?? subscription.period.to) : null}
          onDone={(text) => messages.showMessage({ text })}
          onClose={close}
        />
      )}
      {dialog === 'bank' && confirmation !== null && (
        <BankDialog
          overview={overview}
          confirmation={confirmation}
          purpose={bankPurpose(subscription)}
          onKnown={(attempt) => {
            close();
            void actions.showAttempt(attempt);
          }}
          onClose={() => {
            close();
            void actions.refresh();
          }}
        />
      )}
      <Toasts messages={messages} />
    </>
  );
}
