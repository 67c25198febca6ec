import type { PriceAlert } from '@tenfold/contract/alerts';
import { useId, useRef, useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { AlertIcon } from '../AlertIcon.tsx';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { alertName, captionOf, modelLabel, stateLabels, whyNotRearmed } from '../labels/alert-labels.ts';
import { AlertHistory } from './AlertHistory.tsx';
import { DistanceBadge } from './DistanceBadge.tsx';
import { EditTarget } from './EditTarget.tsx';
import { useReturnedFocus, useShownRow } from './row-focus.ts';

interface Props {
  alert: PriceAlert;
  currency: string;
  /** The price now. */
  price: number | null;
  changes: AlertChanges;
  /** The address leads to it. */
  isLinked?: boolean;
}

/** An alert with what it waits for, or when and at which price it fired. */
export function AlertRow({ alert, currency, price, changes, isLinked = false }: Props) {
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

  useShownRow(row, isLinked);
  const returnFocus = useReturnedFocus(row, !isEditing && !disabled);
  const stopEditing = (takesFocus: boolean) => {
    setEditing(false);
    if (takesFocus) returnFocus();
  };

  return (
    <li
      ref={row}
      className={classNames('alert-item', isFired && 'is-fired', isLinked && 'is-linked')}
      aria-busy={isBusy || undefined}
    >
      <AlertIcon name="bell" />
      {isEditing ? (
        <EditTarget alert={alert} currency={currency} price={price} changes={changes} onClose={stopEditing} />
      ) : (
        <>
          <AlertTarget alert={alert} currency={currency} price={price} />
          <AlertState
            alert={alert}
            name={name}
            isBusy={isBusy}
            disabled={disabled}
            reasonId={whyNot === null ? undefined : reasonId}
            rearm={() => changes.rearm(alert, returnFocus)}
          />
          <span className="alert-buttons">
            <IconButton
              icon={<AlertIcon name="history" />}
              label={`History of ${name}`}
              small
              aria-expanded={isOpen}
              aria-controls={isOpen ? history : undefined}
              onClick={() => setOpen(!isOpen)}
            />
            {!isFired && (
              <IconButton
                icon={<ActionIcon name="rename" small />}
                label={`Edit ${name}`}
                small
                disabled={disabled}
                onClick={() => setEditing(true)}
                data-edit=""
              />
            )}
            <IconButton
              icon={<ActionIcon name="delete" small />}
              label={`Delete ${name}`}
              small
              disabled={disabled}
              onClick={() => changes.remove(alert, currency, returnFocus)}
            />
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

/** What it waits for: that it has fired, whose model it follows, how far it is from the price. */
function AlertTarget({ alert, currency, price }: Pick<Props, 'alert' | 'currency' | 'price'>) {
  return (
    <p className="alert-what">
      <b className={classNames('num', alert.model !== null && 'edit')}>
        {formatMoney(alert.price, currency)}
      </b>
      {alert.state === 'fired' && <Badge tone="accent">Fired</Badge>}
      {alert.model !== null && <Badge tone="edit">{modelLabel(alert.model)}</Badge>}
      {alert.state === 'armed' && <DistanceBadge target={alert.price} price={price} />}
    </p>
  );
}

function AlertState({
  alert,
  name,
  isBusy,
  disabled,
  reasonId,
  rearm,
}: {
  alert: PriceAlert;
  name: string;
  isBusy: boolean;
  disabled: boolean;
  /** Says why it can't be armed again. */
  reasonId: string | undefined;
  rearm: () => void;
}) {
  return (
    <span className="alert-state">
      {isBusy ? (
        <span className="alert-saving" role="status">
          <Spinner />
          Saving …
        </span>
      ) : alert.state === 'fired' ? (
        <Button
          size="sm"
          disabled={disabled}
          aria-label={`Re-arm ${name}`}
          aria-describedby={reasonId}
          onClick={rearm}
        >
          Re-arm
        </Button>
      ) : (
        <Badge tone={alert.state === 'armed' ? 'plain' : 'warn'}>{stateLabels[alert.state]}</Badge>
      )}
    </span>
  );
}
