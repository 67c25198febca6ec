import type { ChiefExecutive, Company } from '@tenfold/contract/company';
import { useState } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { ChiefExecutives } from './ChiefExecutives.tsx';
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

export function hasSummary(company: Company, chiefExecutives: readonly ChiefExecutive[]): boolean {
  return company.summary !== null || chiefExecutives.length > 0;
}
