import { type Section, sections } from './use-section.ts';
import '../../../ui/layout/tabs.css';

/** On a phone: one section at a time. Plain links, so that without JavaScript they lead to the section further down. */
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
