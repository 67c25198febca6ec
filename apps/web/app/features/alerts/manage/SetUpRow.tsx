import type { AlertGroup } from '@tenfold/contract/alerts';
import { typedPrice } from '@tenfold/domain/notes';
import { useId, useRef, useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { PriceInput } from '../form/PriceInput.tsx';
import { SetUpButton } from '../form/SetUpButton.tsx';
import { readTarget } from '../form/typed-target.ts';
import { useAlertForm } from '../form/use-alert-form.ts';

interface Props {
  symbol: string;
  currency: string;
  groups: readonly AlertGroup[];
  changes: AlertChanges;
  tell: (message: Message) => void;
}

/** Sets an alert of this company, or of another that has some. */
export function SetUpRow({ symbol: first, currency: firstCurrency, groups, changes, tell }: Props) {
  const [symbol, setSymbol] = useState(first);
  const group = groups.find((one) => one.symbol === symbol);
  const currency = group?.currency ?? firstCurrency;
  const input = useRef<HTMLInputElement>(null);
  const error = useId();
  const form = useAlertForm(symbol, group?.stockPrice ?? null, changes, (set) => {
    const isKnown = group?.alerts.some(({ id }) => id === set.id);
    const at = `${symbol} at ${formatMoney(set.price, currency)}`;
    tell({ text: isKnown ? `You already have an alert of ${at}.` : `Price alert set for ${at}.` });
  });
  const symbols = [first, ...groups.map((one) => one.symbol).filter((one) => one !== first)];
  return (
    <form
      noValidate
      className="stack stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(input.current);
      }}
    >
      <div className="row alert-setup">
        <select
          className="select"
          aria-label="Company"
          value={symbol}
          onChange={({ currentTarget }) => setSymbol(currentTarget.value)}
        >
          {symbols.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <PriceInput
          ref={input}
          currency={currency}
          value={form.text}
          onChange={({ currentTarget }) => form.type(typedPrice(currentTarget.value))}
          placeholder="Enter the price"
          aria-label="Enter the price"
          aria-invalid={form.error !== null || undefined}
          aria-describedby={form.error === null ? undefined : error}
        />
        <SetUpButton busy={form.busy} disabled={changes.busy !== null || readTarget(form.text) === null} />
      </div>
      {form.error !== null && (
        <p className="field-error" id={error}>
          {form.error}
        </p>
      )}
      {form.failure !== null && (
        <Notice tone="error" title="Alert not set.">
          {form.failure}
        </Notice>
      )}
    </form>
  );
}
