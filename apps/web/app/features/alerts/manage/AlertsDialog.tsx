import type { AlertGroup, PriceAlert } from '@tenfold/contract/alerts';
import { useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { useRefreshOnNews } from '../changes/refresh-alerts.ts';
import { useAlertChanges } from '../changes/use-alert-changes.ts';
import type { PriceKind } from '../labels/alert-labels.ts';
import { AlertsOfCompany } from './AlertsOfCompany.tsx';
import { SetUpRow } from './SetUpRow.tsx';
import '../alerts.css';

/** All of a person’s alerts, those of this company first. */
export function AlertsDialog({
  symbol,
  currency,
  price,
  kind,
  onClose,
}: {
  symbol: string;
  /** The currency of this company. */
  currency: string;
  /** The price of this company now; null where the page has none. */
  price: number | null;
  kind: PriceKind;
  onClose: () => void;
}) {
  const messages = useMessages();
  const changes = useAlertChanges(messages.showMessage);
  useRefreshOnNews();
  const answer = useQuery({
    label: 'price alerts of all companies',
    call: 'GET /company/{symbol}/price_notifications',
    input: { params: { symbol } },
    refreshMs: 10_000,
  });
  return (
    <Dialog title="Price alerts" name="price-alert-modal" onClose={onClose}>
      {() => (
        <>
          <Loaded answer={answer} className="modal-body" places={<ListPlaces height="2.5rem" />}>
            {({ groups, limit }) => (
              <>
                <SetUpRow
                  symbol={symbol}
                  currency={currency}
                  price={price}
                  kind={kind}
                  groups={groups}
                  changes={changes}
                  showMessage={messages.showMessage}
                />
                <Groups groups={groups} changes={changes} />
                <p className="caption">{`${countByShown(groups).all} of ${limit} alerts in your plan`}</p>
              </>
            )}
          </Loaded>
          <div className="modal-foot alert-foot">
            <span className="caption">Alerts are sent once. Re-arm to be told again.</span>
          </div>
          <Toasts messages={messages} />
        </>
      )}
    </Dialog>
  );
}

function Groups({
  groups,
  changes,
}: {
  groups: readonly AlertGroup[];
  changes: ReturnType<typeof useAlertChanges>;
}) {
  const [shown, show] = useState<AlertFilter>('all');
  const counts = countByShown(groups);
  const some = shownGroups(groups, shown);
  if (counts.all === 0) return <p className="muted small">You have no price alerts yet.</p>;
  return (
    <>
      <Segmented
        small
        className="alert-shown"
        label="Show"
        options={[
          { value: 'all', label: `All ${counts.all}` },
          { value: 'armed', label: `Active ${counts.armed}` },
          { value: 'fired', label: `Fired ${counts.fired}` },
        ]}
        value={shown}
        onChange={show}
      />
      <section className="alert-scroll" aria-label="Your price alerts">
        {some.map((group) => (
          <AlertsOfCompany key={group.symbol} group={group} changes={changes} isWhole={shown === 'all'} />
        ))}
        {some.length === 0 && (
          <p className="muted small">{shown === 'fired' ? 'No alert has fired.' : 'No alert is active.'}</p>
        )}
      </section>
    </>
  );
}

type AlertFilter = 'all' | 'armed' | 'fired';

/** Waiting and suspended ones are among all. */
function countByShown(groups: readonly AlertGroup[]): Record<AlertFilter, number> {
  const alerts = groups.flatMap((group) => group.alerts);
  const count = (shown: AlertFilter) => alerts.filter((alert) => isShown(alert, shown)).length;
  return { all: count('all'), armed: count('armed'), fired: count('fired') };
}

function shownGroups(groups: readonly AlertGroup[], shown: AlertFilter): AlertGroup[] {
  return groups
    .map((group) => ({ ...group, alerts: group.alerts.filter((alert) => isShown(alert, shown)) }))
    .filter(({ alerts }) => alerts.length > 0);
}

function isShown({ state }: PriceAlert, shown: AlertFilter): boolean {
  return shown === 'all' || state === shown;
}
