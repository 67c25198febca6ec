import { classNames } from '../../../ui/styles/class-names.ts';
import type { LifeStep } from './life-steps.ts';
import './life.css';

interface Props {
  steps: readonly LifeStep[];
  /** Side by side where there is room, as in a card. */
  across?: boolean;
}

export function LifeSteps({ steps, across = false }: Props) {
  return (
    <ol className={classNames('question-life', across && 'is-across')} aria-label="Status">
      {steps.map(({ label, detail, state }) => (
        <li key={label} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{label}</b>
          {detail !== '' && <span className="caption">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
