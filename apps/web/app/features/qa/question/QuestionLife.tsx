import { LifeSteps } from './LifeSteps.tsx';
import type { LifeStep } from './life-steps.ts';
import '../../../ui/layout/card.css';

/** Where a question is in its life. */
export function QuestionLife({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <section className="card side-card stack stack-3" aria-labelledby="question-life">
      <h2 id="question-life" className="overline">
        Status
      </h2>
      <LifeSteps steps={steps} />
    </section>
  );
}
