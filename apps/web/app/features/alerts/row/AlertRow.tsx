import type { PriceAlert } from '@tenfold/contract/alerts';
import { useId, useRef, useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { AlertIcon } from '../AlertIcon.tsx';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { alertName, captionOf, stateLabels, whyNotRearmed } from '../labels/alert-labels.ts';
import { AboutTarget } from './AboutTarget.tsx';
import { AlertHistory } from './AlertHistory.tsx';
import { EditTarget } from './EditTarget.tsx';
import { RowButton } from './RowButton.tsx';
import { useReturnedFocus, useShownRow } from './row-focus.ts';

interface Props {
  alert: PriceAlert;
  currency: string;
  /** Of now. */
  price: number | null;
  changes: AlertChanges;
  /** The address leads to it. */
  isSought?: boolean;
}

/** An alert with what it waits for, or when and at which price it fired. */
export function AlertRow({ alert, currency, price, changes, isSought = false }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const history = useId();
  const reasonId = useId();
  const whyNot = whyNotRearmed(alert, price);
  const row = useRef<HTMLLIElement>(null);
  const name = alertName(alert, currency);
  const isFired = alert.state === 'fired';
  const isBusy = changes.busy === alert.id;
  const disabled = changes.busy !== null;

  useShownRow(row, isSought);
  const returnFocus = useReturnedFocus(row, !isEditing && !disabled);
  const stopEditing = (takesFocus: boolean) => {
    setEditing(false);
    if (takesFocus) returnFocus();
  };

  return (
    <li
      ref={row}
      className={classNames('alert-item', isFired && 'is-fired', isSought && 'is-sought')}
      aria-busy={isBusy || undefined}
    >
      <AlertIcon name="bell" />
      {isEditing ? (
        <EditTarget alert={alert} currency={currency} price={price} changes={changes} onClose={stopEditing} />
      ) : (
        <>
          <p className="alert-what">
            <b className={classNames('num', alert.model !== null && 'edit')}>
              {formatMoney(alert.price, currency)}
            </b>
            <AboutTarget alert={alert} price={price} />
          </p>
          <span className="alert-state">
            {isBusy ? (
              <span className="alert-saving" role="status">
                <Spinner />
                Saving …
              </span>
            ) : isFired ? (
              <Button
                size="sm"
                disabled={disabled}
                aria-label={`Re-arm ${name}`}
                aria-describedby={whyNot === null ? undefined : reasonId}
                onClick={() => changes.rearm(alert, returnFocus)}
              >
                Re-arm
              </Button>
            ) : (
              <Badge tone={alert.state === 'armed' ? 'plain' : 'warn'}>{stateLabels[alert.state]}</Badge>
            )}
          </span>
          <span className="alert-buttons">
            <RowButton
              label={`History of ${name}`}
              expanded={isOpen}
              controls={history}
              onClick={() => setOpen(!isOpen)}
            >
              <AlertIcon name="history" />
            </RowButton>
            {!isFired && (
              <RowButton
                label={`Edit ${name}`}
                disabled={disabled}
                onClick={() => setEditing(true)}
                data-edit=""
              >
                <ActionIcon name="rename" small />
              </RowButton>
            )}
            <RowButton
              label={`Delete ${name}`}
              disabled={disabled}
              onClick={() => changes.remove(alert, currency, returnFocus)}
            >
              <ActionIcon name="delete" small />
            </RowButton>
          </span>
          <p className="caption alert-caption">{captionOf(alert, currency)}</p>
          {whyNot !== null && (
            <p className="caption alert-caption" id={reasonId}>
              {whyNot}
            </p>
          )}
        </>
      )}
      {isOpen && <AlertHistory id={history} alert={alert} currency={currency} />}
    </li>
  );
}
