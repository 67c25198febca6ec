import { Suspense, useId, useState } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { Model } from '../model/model.ts';
import { Inputs } from './Inputs.tsx';
import './inputs.css';

/**
 * Collapsed where the walk shows most of them; open on a refusal, which an input may fix, and with own
 * figures.
 */
export function LazyInputs({ model }: { model: Model }) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { base } = model.company;
  const { usesForecast, result } = model.estimate;
  const open = chosen ?? (!usesForecast || !result.ok || result.ownFigures.length > 0);
  if (base === null) return null;
  return (
    <div className="inputs">
      <button
        type="button"
        className="inputs-summary"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} small />
        Inputs and your own figures
      </button>
      {open && (
        <div id={id}>
          <Suspense>
            <Inputs model={model} base={base} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
