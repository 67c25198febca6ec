import type { PriceAlert } from '@tenfold/contract/alerts';
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Change } from '../changes/alert-calls.ts';
import { modelLabel } from '../labels/alert-labels.ts';

interface Props {
  /** The change that was typed here. */
  change: Change;
  theirs: PriceAlert;
  currency: string;
  busy: boolean;
  keepTyped: () => void;
  keepTheirs: () => void;
}

/** The alert was armed again in another tab or device while it was edited here. */
export function ChangedElsewhere({ change, theirs, currency, busy, keepTyped, keepTheirs }: Props) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  const { model } = theirs;
  const typed =
    'margin' in change && model !== null
      ? modelLabel({ ...model, margin: change.margin })
      : formatMoney('price' in change ? change.price : null, currency);
  const now = model === null ? formatMoney(theirs.price, currency) : modelLabel(model);
  return (
    <div className="alert-conflict" role="alert">
      <p>
        Changed in another tab or device to <b className="num">{now}</b>. You typed{' '}
        <b className="num">{typed}</b>.
      </p>
      <div className="row row-wrap" ref={first}>
        <Button size="sm" disabled={busy} onClick={keepTheirs}>
          Keep {now}
        </Button>
        <Button size="sm" variant="primary" busy={busy} onClick={keepTyped}>
          Change to {typed}
        </Button>
      </div>
    </div>
  );
}
