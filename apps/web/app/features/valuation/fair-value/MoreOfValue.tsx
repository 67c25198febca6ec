import type { FinancialsColumn } from '@tenfold/contract/financials';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Difference } from '../difference/Difference.tsx';
import type { Model } from '../model/model.ts';
import { MustBeTrue } from '../must-be-true/MustBeTrue.tsx';
import { ValueMoved } from '../value-moved/ValueMoved.tsx';

interface Props {
  model: Model;
  /** Fiscal years as filed, oldest first. */
  years: readonly FinancialsColumn[];
}

/** Computed when it is opened: most readers look at the value alone. */
export function MoreOfValue({ model, years }: Props) {
  const { savedId, explained } = model.forecast.own;
  return (
    <div>
      {savedId !== null && (
        <More key={savedId} id="value-moved" label="Why did my value move" requests={explained?.times ?? 0}>
          <ValueMoved key={explained?.times} model={model} forecastId={savedId} />
        </More>
      )}
      {model.estimate.isOwn && (
        <More label="Why it differs from averages">
          <Difference model={model} />
        </More>
      )}
      <More label="What must be true for today’s price">
        <MustBeTrue model={model} years={years} />
      </More>
    </div>
  );
}

/** @param asked how often it was asked for from elsewhere: it opens and comes into view */
function More({
  id: place,
  label,
  requests = 0,
  children,
}: {
  id?: string;
  label: string;
  requests?: number;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (requests === 0) return;
    setOpen(true);
    return whenVisible(button.current, (shown) => {
      shown.focus({ preventScroll: true });
      shown.scrollIntoView();
    });
  }, [requests]);
  return (
    <>
      <button
        ref={button}
        id={place}
        type="button"
        className="inputs-summary more-of-value"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} small />
        {label}
      </button>
      {open && (
        <div id={id} className="more-of-value-part">
          {children}
        </div>
      )}
    </>
  );
}

/** On a phone it is in another section, which is shown in a moment. */
function whenVisible<Part extends Element>(
  part: Part | null,
  run: (part: Part) => void,
): (() => void) | undefined {
  if (part === null) return undefined;
  const watch = new ResizeObserver(() => {
    if (part.getClientRects().length === 0) return;
    watch.disconnect();
    run(part);
  });
  watch.observe(part);
  return () => watch.disconnect();
}
