import { SectionHead } from '../section/SectionHead.tsx';
import type { LandingTexts } from '../texts.ts';
import './steps.css';

export function Steps({ texts }: { texts: LandingTexts['steps'] }) {
  return (
    <section className="landing-section" id="steps">
      <SectionHead title={texts.title} subtitle={texts.subtitle} />
      <ol className="landing-steps">
        {texts.steps.map(({ title, text }) => (
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
