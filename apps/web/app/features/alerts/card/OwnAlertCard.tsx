import type { PriceAlert } from '@tenfold/contract/alerts';
import { isReached } from '@tenfold/domain/alerts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { takePendingAction } from '../../../page-forecast/pending-action.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Loaded } from '../../../ui/layout/Loaded.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { refreshAlerts, useRefreshOnNews } from '../changes/refresh-alerts.ts';
import { useAlertChanges } from '../changes/use-alert-changes.ts';
import { AlertForm } from '../form/AlertForm.tsx';
import { type AlertForm as Form, useAlertForm } from '../form/use-alert-form.ts';
import { AlertsDialog } from '../manage/AlertsDialog.tsx';
import { AlertRow } from '../row/AlertRow.tsx';
import { AlertCardFrame } from './AlertCardFrame.tsx';
import type { AlertCardProps } from './alert-card-props.ts';
import { useLinkedAlert, useMissingNotice } from './use-linked-alert.ts';

const none: readonly PriceAlert[] = [];

export function OwnAlertCard({ symbol, currency, price, kind }: AlertCardProps) {
  const messages = useMessages();
  const [managing, setManaging] = useState(false);
  const changes = useAlertChanges(messages.showMessage);
  const answer = useQuery({
    label: 'price alerts',
    call: 'GET /company/{symbol}/price_notification',
    input: { params: { symbol } },
    // Also set, changed and fired elsewhere.
    refreshMs: 30_000,
  });
  const alerts = answer.state === 'ready' ? answer.value.alerts : none;
  useRefreshOnNews();
  useRefreshWhenReached(alerts, price);
  const linked = useLinkedAlert();
  const isFound = answer.state === 'ready' ? alerts.some(({ id }) => id === linked) : null;
  useMissingNotice(linked, isFound, () =>
    messages.showMessage({ text: 'This price alert no longer exists.' }),
  );
  const form = useAlertForm(symbol, currency, price, changes, (set) => {
    const isKnown = alerts.some(({ id }) => id === set.id);
    const at = formatMoney(set.price, currency);
    messages.showMessage({
      text: isKnown ? `You already have an alert at ${at}.` : `Price alert set at ${at}.`,
    });
  });
  const card = useRequestedModel(symbol, form);
  return (
    <AlertCardFrame card={card} onManage={() => setManaging(true)}>
      <AlertForm
        form={form}
        symbol={symbol}
        currency={currency}
        price={price}
        kind={kind}
        disabled={changes.busy !== null}
      />
      <Loaded
        answer={answer}
        className="alert-scroll"
        places={null}
        unaffected="Your alerts are kept, and fire as set."
      >
        {({ alerts: own }) => (
          <ul className="alert-list">
            {own.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                currency={currency}
                price={price}
                changes={changes}
                isLinked={alert.id === linked}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Toasts messages={messages} />
      {managing && (
        <AlertsDialog
          symbol={symbol}
          currency={currency}
          price={price}
          kind={kind}
          onClose={() => setManaging(false)}
        />
      )}
    </AlertCardFrame>
  );
}

/** The price on the page is newer than the alerts: one it has reached has fired by now. */
function useRefreshWhenReached(alerts: readonly PriceAlert[], price: number | null): void {
  const reached = alerts
    .filter(
      ({ state, side, price: target }) =>
        state === 'armed' && side !== null && price !== null && isReached({ side, target }, price),
    )
    .map(({ id, epoch }) => `${id}.${epoch}`)
    .join(' ');
  useEffect(() => {
    if (reached !== '') void refreshAlerts();
  }, [reached]);
}

/** Where one was chosen in the list of forecasts, an alert of it is ready to be set. @returns the ref of what comes into view */
function useRequestedModel(symbol: string, form: Form): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const pending = takePendingAction(symbol, 'alert');
    if (pending === null) return;
    form.choose('model');
    form.chooseForecast(pending.forecastId);
    card.current?.scrollIntoView({ block: 'center' });
  }, [symbol]);
  return card;
}
