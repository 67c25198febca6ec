import type { PriceAlert } from '@tenfold/contract/alerts';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { priceText } from '@tenfold/domain/notes';
import { useEffect, useId, useRef, useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { toFormError } from '../../../forms/form-error.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';
import { type Change, saveAlert } from '../changes/alert-calls.ts';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { PriceInput } from '../form/PriceInput.tsx';
import { readMargin, readTarget, targetOf } from '../form/typed-target.ts';
import { alertName, percentOf } from '../labels/alert-labels.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { DistanceBadge } from './DistanceBadge.tsx';

interface Props {
  alert: PriceAlert;
  currency: string;
  /** The price now. */
  price: number | null;
  changes: AlertChanges;
  /** @param returnsFocus where the field had it */
  onClose: (returnsFocus: boolean) => void;
}

/**
 * Enter and a click elsewhere save, Escape cancels, and the old one is not sent.
 * Refused, the field stays with what was typed, and the reason under it.
 */
export function EditTarget({ alert, currency, price, changes, onClose }: Props) {
  const { text, type, error, conflict, isSending, input, ...edit } = useTargetEdit({
    alert,
    currency,
    price,
    changes,
    onClose,
  });
  const errorId = useId();
  const hintId = useId();
  const target = alert.model === null ? targetOf(readTarget(text, edit.priceThen, currency)) : null;

  if (conflict !== null) {
    return (
      <ChangedElsewhere
        {...conflict}
        currency={currency}
        keepTyped={() => edit.keepTyped(conflict)}
        keepTheirs={() => edit.close(true)}
      />
    );
  }

  return (
    <div className="alert-edit">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.save(true);
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
            onType: type,
            onKeyDown: (event) => {
              if (event.key !== 'Escape') return;
              // In a dialog it would close that too.
              event.preventDefault();
              event.stopPropagation();
              edit.close(true);
            },
            onBlur: edit.leave,
          }}
        />
      </form>
      {text.includes('%') && target !== null && <b className="num">{formatMoney(target, currency)}</b>}
      <DistanceBadge target={target} price={price} />
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

interface EditConflict {
  readonly change: Change;
  readonly theirs: PriceAlert;
}

/** What is typed, and what came of sending it. */
function useTargetEdit({ alert, currency, price, changes, onClose }: Props) {
  const { model } = alert;
  const [first] = useState(() =>
    model === null ? targetText(alert.price) : String(percentOf(model.margin)),
  );
  const [{ text, priceThen }, setTyped] = useState({ text: first, priceThen: price });
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [epoch] = useState(alert.epoch);
  const input = useRef<HTMLInputElement>(null);
  const refused = useRef<string | null>(null);
  const isClosed = useRef(false);
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
      const newer = newerOf<PriceAlert>(cause);
      if (newer !== null) return setConflict({ change, theirs: newer });
      if (!isApiError(cause)) logFailure('a price alert', cause);
      const { message, fields } = toFormError(cause);
      setError(Object.values(fields)[0] ?? message);
      input.current?.focus();
    }
  };

  const save = (returnsFocus: boolean) => {
    if (isClosed.current || isSending || conflict !== null) return;
    if (text === first || text.trim() === '') return close(returnsFocus);
    const change = changeOf(alert, text, priceThen, currency);
    if ('error' in change) {
      refused.current = text;
      setError(change.error);
    } else void send(change, epoch, returnsFocus);
  };

  return {
    text,
    priceThen,
    error,
    conflict,
    isSending,
    input,
    save,
    close,
    type(typed: string) {
      setError(null);
      setTyped({ text: typed, priceThen: price });
    },
    leave() {
      // What was refused already is not sent again by leaving it.
      if (text === refused.current) close(false);
      else save(false);
    },
    keepTyped({ change, theirs }: EditConflict) {
      setConflict(null);
      return send(change, theirs.epoch, true);
    },
  };
}

/** `230.00`, or with all its decimals where a split left more. */
function targetText(target: number): string {
  const text = target.toFixed(2);
  return Number(text) === target ? text : priceText(target);
}

type InputProps = React.ComponentProps<typeof NumberInput>;

function TargetInput({ alert, currency, input }: { alert: PriceAlert; currency: string; input: InputProps }) {
  if (alert.model === null) return <PriceInput {...input} currency={currency} />;
  return (
    <div className="input-affix alert-margin">
      <NumberInput {...input} className="input-num" />
      <span className="affix" aria-hidden="true">
        %
      </span>
    </div>
  );
}

function changeOf(
  { model }: PriceAlert,
  text: string,
  price: number | null,
  currency: string,
): Change | { readonly error: string } {
  if (model === null) {
    const read = readTarget(text, price, currency);
    return read.ok ? { price: read.target } : { error: read.message };
  }
  const read = readMargin(text);
  return read.ok ? { margin: read.margin } : { error: read.message };
}
