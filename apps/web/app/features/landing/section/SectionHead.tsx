import type { Heading } from '@tenfold/contract/landing';
import './section.css';

export function SectionHead({ title, subtitle }: Heading) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {subtitle !== null && <p>{subtitle}</p>}
    </div>
  );
}
