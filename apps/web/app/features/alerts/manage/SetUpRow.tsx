import type { AlertGroup } from '@tenfold/contract/alerts';
import { useId, useRef, useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { SetUpButton } from '../form/SetUpButton.tsx';
import { TargetLine } from '../form/TargetLine.tsx';
import { TypedPrice } from '../form/TypedPrice.tsx';
import { useAlertForm } from '../form/use-alert-form.ts';
import type { PriceKind } from '../labels/alert-labels.ts';

interface Props {
  symbol: string;
  currency: string;
  /** The price of this company now; null where the page has none. */
  price: number | null;
  kind: PriceKind;
  groups: readonly AlertGroup[];
  changes: AlertChanges;
  showMessage: (message: Message) => void;
}

/** Sets an alert of this company, or of another that has some. */
export function SetUpRow({
  symbol: first,
  currency: firstCurrency,
  price: firstPrice,
  kind,
  groups,
  changes,
  showMessage,
}: Props) {
  const [symbol, setSymbol] = useState(first);
  const group = groups.find((one) => one.symbol === symbol);
  const currency = group?.currency ?? firstCurrency;
  const price = group?.stockPrice ?? (symbol === first ? firstPrice : null);
  const input = useRef<HTMLInputElement>(null);
  const error = useId();
  const form = useAlertForm(symbol, currency, price, changes, (set) => {
    const isKnown = group?.alerts.some(({ id }) => id === set.id);
    const at = `${symbol} at ${formatMoney(set.price, currency)}`;
    showMessage({ text: isKnown ? `You already have an alert of ${at}.` : `Price alert set for ${at}.` });
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
        <TypedPrice form={form} input={input} currency={currency} label="Enter the price" errorId={error} />
        <SetUpButton busy={form.busy} disabled={changes.busy !== null || form.text.trim() === ''} />
      </div>
      <TargetLine
        form={form}
        errorId={error}
        price={price}
        kind={group?.priceKind ?? kind}
        currency={currency}
      />
      {form.failure !== null && (
        <Notice tone="error" title="Alert not set.">
          {form.failure}
        </Notice>
      )}
    </form>
  );
}
