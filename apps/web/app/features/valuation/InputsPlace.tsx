import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { latePart } from '../../ui/late-part.tsx';
import type { Model } from './model.ts';
import './inputs.css';

const Inputs = latePart(async () => (await import('./Inputs.tsx')).Inputs);

/** The inputs of a value, folded where the walk tells most of them. A refusal shows them: one may be what it lacks. */
export function InputsPlace({ model }: { model: Model }) {
  const id = useId();
  const [open, setOpen] = useState(!model.usesForecast || !model.result.ok);
  if (model.base === null) return null;
  return (
    <div className="inputs">
      <button
        type="button"
        className="inputs-summary"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
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
