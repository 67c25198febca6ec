import { type Section, sections } from './use-section.ts';
import '../../../ui/layout/tabs.css';

/** Phones: one section at a time. Plain links that scroll to the section without JavaScript. */
export function CompanyTabs({ current }: { current: Section }) {
  return (
    <nav className="company-tabs mobile-only" aria-label="Company sections">
      <div className="tabs">
        {sections.map(({ key, label }) => (
          <a key={key} href={`#${key}`} aria-current={key === current ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
