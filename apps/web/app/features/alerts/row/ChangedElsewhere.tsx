import type { PriceAlert } from '@tenfold/contract/alerts';
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { OwnOrTheirs } from '../../../forms/OwnOrTheirs.tsx';
import type { Change } from '../changes/alert-calls.ts';
import { modelLabel } from '../labels/alert-labels.ts';

interface Props {
  /** The change that was typed here. */
  change: Change;
  theirs: PriceAlert;
  currency: string;
  keepTyped: () => Promise<void>;
  keepTheirs: () => void;
}

/** The alert was armed again in another tab or device while it was edited here. */
export function ChangedElsewhere({ change, theirs, currency, keepTyped, keepTheirs }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('button')?.focus(), []);
  const { model } = theirs;
  const typed =
    'margin' in change && model !== null
      ? modelLabel({ ...model, margin: change.margin })
      : formatMoney('price' in change ? change.price : null, currency);
  const now = model === null ? formatMoney(theirs.price, currency) : modelLabel(model);
  return (
    <div className="alert-conflict" role="alert" ref={part}>
      <OwnOrTheirs
        footClass="row row-wrap"
        size="sm"
        theirsLabel={`Keep ${now}`}
        ownLabel={`Change to ${typed}`}
        keepTheirs={keepTheirs}
        keepOwn={keepTyped}
      >
        <p>
          Changed in another tab or device to <b className="num">{now}</b>. You typed{' '}
          <b className="num">{typed}</b>.
        </p>
      </OwnOrTheirs>
    </div>
  );
}
