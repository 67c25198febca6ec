import type { HeadTexts } from '../texts.ts';
import './section.css';

export function SectionHead({ title, subtitle }: HeadTexts) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {subtitle !== null && <p>{subtitle}</p>}
    </div>
  );
}
