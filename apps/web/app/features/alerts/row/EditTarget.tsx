import type { PriceAlert } from '@tenfold/contract/alerts';
import { isApiError } from '@tenfold/contract/api-error';
import { priceText, typedPrice } from '@tenfold/domain/notes';
import { useEffect, useId, useRef, useState } from 'react';
import { toFormError } from '../../../forms/form-error.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { type Change, newerAlert, saveAlert } from '../changes/alert-calls.ts';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { PriceInput } from '../form/PriceInput.tsx';
import { readMargin, readTarget, typedMargin } from '../form/typed-target.ts';
import { alertName, percentOf } from '../labels/alert-labels.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { DistanceBadge } from './DistanceBadge.tsx';

interface Props {
  alert: PriceAlert;
  currency: string;
  /** Of now. */
  price: number | null;
  changes: AlertChanges;
  /** @param returnsFocus where the field had it */
  onClose: (returnsFocus: boolean) => void;
}

/**
 * Enter and a click elsewhere save, Escape cancels. What is no number brings the old one back, and the old one is not sent.
 * Refused, the field stays with what was typed, and the reason under it.
 */
export function EditTarget({ alert, currency, price, changes, onClose }: Props) {
  const { model } = alert;
  const [first] = useState(() =>
    model === null ? targetText(alert.price) : String(percentOf(model.margin)),
  );
  const [text, setText] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<PriceAlert | null>(null);
  const [epoch] = useState(alert.epoch);
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const refused = useRef<string | null>(null);
  const isClosed = useRef(false);
  const errorId = useId();
  const hintId = useId();
  const isSending = changes.busy === alert.id;

  useEffect(() => input.current?.select(), []);

  const close = (returnsFocus: boolean) => {
    isClosed.current = true;
    onClose(returnsFocus);
  };

  const send = async (change: Change, on: number, returnsFocus: boolean) => {
    try {
      const saved = await changes.run(alert.id, () => saveAlert(alert, on, change));
      if (saved !== undefined) close(returnsFocus);
    } catch (cause) {
      refused.current = text;
      const newer = newerAlert(cause);
      if (newer !== null) return setTheirs(newer);
      if (!isApiError(cause)) logFailure('a price alert', cause);
      const { message, fields } = toFormError(cause);
      setError(Object.values(fields)[0] ?? message);
      input.current?.focus();
    }
  };

  const save = (returnsFocus: boolean) => {
    if (isClosed.current || isSending || theirs !== null) return;
    const change = changeOf(alert, text);
    if (text === first || change === null) close(returnsFocus);
    else void send(change, epoch, returnsFocus);
  };

  if (theirs !== null) {
    return (
      <ChangedElsewhere
        mine={text}
        theirs={theirs}
        currency={currency}
        busy={isSending}
        keepMine={() => {
          const change = changeOf(alert, text);
          if (change === null) return close(true);
          setTheirs(null);
          void send(change, theirs.epoch, true);
        }}
        keepTheirs={() => close(true)}
      />
    );
  }

  return (
    <div ref={whole} className="alert-edit">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(true);
        }}
      >
        <TargetInput
          alert={alert}
          currency={currency}
          input={{
            ref: input,
            value: text,
            readOnly: isSending,
            'aria-label': `Edit ${alertName(alert, currency)}`,
            'aria-invalid': error !== null || undefined,
            'aria-describedby': error === null ? hintId : errorId,
            onChange: ({ currentTarget: { value } }) => {
              setError(null);
              setText(model === null ? typedPrice(value) : typedMargin(value));
            },
            onKeyDown: (event) => {
              if (event.key !== 'Escape') return;
              // In a dialog it would close that too.
              event.preventDefault();
              event.stopPropagation();
              close(true);
            },
            onBlur: () => {
              // What was refused already is not sent again by leaving it.
              if (text === refused.current) close(false);
              else save(false);
            },
          }}
        />
      </form>
      {model === null && <DistanceBadge target={readTarget(text)} price={price} />}
      <span className="caption alert-hint" id={hintId}>
        {isSending ? 'Saving …' : 'Enter saves · Esc cancels'}
      </span>
      {error !== null && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** `230.00`, or with all its decimals where a split left more. */
function targetText(target: number): string {
  const text = target.toFixed(2);
  return Number(text) === target ? text : priceText(target);
}

type InputProps = React.ComponentProps<'input'>;

function TargetInput({ alert, currency, input }: { alert: PriceAlert; currency: string; input: InputProps }) {
  if (alert.model === null) return <PriceInput {...input} currency={currency} />;
  return (
    <div className="input-affix alert-margin">
      <input {...input} className="input input-num" inputMode="decimal" autoComplete="off" maxLength={8} />
      <span className="affix" aria-hidden="true">
        %
      </span>
    </div>
  );
}

/** Null for what is no number: the old one stays. */
function changeOf({ model }: PriceAlert, text: string): Change | null {
  if (model === null) {
    const price = readTarget(text);
    return price === null ? null : { price };
  }
  const margin = readMargin(text);
  return margin === null ? null : { margin };
}
