import type { FinancialsColumn } from '@tenfold/contract/financials';
import { type ReactNode, useId, useState } from 'react';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { Model } from '../model/model.ts';

const MustBeTrue = lazyPart(async () => (await import('../must-be-true/MustBeTrue.tsx')).MustBeTrue);
const Difference = lazyPart(async () => (await import('../difference/Difference.tsx')).Difference);

interface Props {
  model: Model;
  /** Fiscal years as filed, oldest first. */
  years: readonly FinancialsColumn[];
}

/** Computed when it is opened: most readers look at the value alone. */
export function MoreOfValue({ model, years }: Props) {
  return (
    <div {...useReplayedClicks()}>
      {model.isOwn && (
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

function More({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
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
