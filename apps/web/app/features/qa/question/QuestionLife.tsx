import type { LifeStep } from './life-steps.ts';
import '../../../ui/layout/card.css';
import './life.css';

/** Where a question is in its life. */
export function QuestionLife({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <section className="card side-card stack stack-3" aria-labelledby="question-life">
      <h2 id="question-life" className="overline">
        Status
      </h2>
      <ol className="question-life">
        {steps.map(({ label, detail, state }) => (
          <li key={label} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{label}</b>
            {detail !== '' && <span className="caption">{detail}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
