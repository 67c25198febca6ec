import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { listSubsections } from '@tenfold/contract/landing';
import { SectionHead } from '../section/SectionHead.tsx';
import '../../../ui/text/numbered-steps.css';
import './steps.css';

type StepsContent = NonNullable<ReplyOf<typeof listSubsections>['steps']>;

export function Steps({ steps }: { steps: StepsContent }) {
  return (
    <section className="landing-section" id="steps">
      <SectionHead title={steps.title} subtitle={null} />
      <ol className="numbered-steps landing-steps">
        {steps.steps.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
