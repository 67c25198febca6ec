import { useId, useState } from 'react';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { Model } from '../model/model.ts';
import './inputs.css';

const Inputs = lazyPart(async () => (await import('./Inputs.tsx')).Inputs);

/**
 * The inputs of a value, folded where the walk tells most of them. A refusal shows them, since one may be what it lacks, and
 * so does a value with figures of the reader's own.
 */
export function LazyInputs({ model }: { model: Model }) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { usesForecast, result } = model;
  const open = chosen ?? (!usesForecast || !result.ok || result.ownFigures.length > 0);
  if (model.base === null) return null;
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
          <Inputs model={model} base={model.base} />
        </div>
      )}
    </div>
  );
}
