import type { AlertGroup } from '@tenfold/contract/alerts';
import { useId } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { AlertRow } from '../row/AlertRow.tsx';

/** With the company’s price now. */
export function AlertsOfCompany({
  group,
  changes,
  isWhole,
}: {
  group: AlertGroup;
  changes: AlertChanges;
  /** False where some of them are left out: they would be deleted too. */
  isWhole: boolean;
}) {
  const { symbol, name, currency, stockPrice, priceKind, alerts } = group;
  const heading = useId();
  return (
    <section className="alert-group" aria-labelledby={heading}>
      <div className="alert-group-head">
        <h3 id={heading}>
          {name} <span className="faint">{symbol}</span>
        </h3>
        <span className="caption num">
          {stockPrice === null
            ? 'no price yet'
            : `${nowLabels[priceKind ?? 'close']} ${formatMoney(stockPrice, currency)}`}
        </span>
        {isWhole && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Delete all alerts of ${symbol}`}
            disabled={changes.busy !== null}
            onClick={() => changes.removeAll(symbol)}
          >
            Delete all
          </Button>
        )}
      </div>
      <ul className="alert-list">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} currency={currency} price={stockPrice} changes={changes} />
        ))}
      </ul>
    </section>
  );
}

const nowLabels = { close: 'last close', trade: 'now', replay: 'simulated, now' } as const;
