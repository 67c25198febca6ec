import type { ChiefExecutive, Company } from '@tenfold/contract/company';
import { useState } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import './business-summary.css';

interface Props {
  company: Company;
  chiefExecutives: readonly ChiefExecutive[];
}

export function BusinessSummary({ company, chiefExecutives }: Props) {
  const [more, setMore] = useState(false);
  return (
    <Card title="Business summary" className="business-summary">
      <div className="business-summary-grid">
        {company.summary !== null && (
          <div>
            <p className="business-summary-text" data-more={more}>
              {company.summary}
            </p>
            <button
              type="button"
              className="business-summary-more link small mobile-only"
              aria-expanded={more}
              onClick={() => setMore(!more)}
            >
              {more ? 'Show less' : 'Show more'}
            </button>
          </div>
        )}
        <ChiefExecutives people={chiefExecutives} />
      </div>
    </Card>
  );
}

function ChiefExecutives({ people }: { people: readonly ChiefExecutive[] }) {
  if (people.length === 0) return null;
  return (
    <div className="chief-executives">
      <h3 className="overline">Chief executives</h3>
      <ul>
        {people.map((person) => (
          <li key={`${person.fullName} ${person.startYear}`}>
            <Avatar name={person.fullName} picture={person.avatar} />
            <span>
              <b>{person.fullName}</b>
              <span className="caption num">
                {person.startYear} – {person.endYear ?? 'today'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
