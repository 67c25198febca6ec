import type { Company } from '@tenfold/contract/company';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { CompanyQuote } from './CompanyQuote.tsx';
import { keywordsIn } from './keywords.ts';
import type { Quote } from './quote.ts';
import { ShareButton } from './ShareButton.tsx';
import './company-header.css';
import '../../ui/chip.css';

interface Props {
  company: Company;
  quote: Quote;
  /** The server's moment. */
  now: string;
  address: string;
}

export function CompanyHeader({ company, quote, now, address }: Props) {
  const [expanded, setExpanded] = useFacts();
  return (
    <section className="company-header" aria-label="Company">
      <div className="company-header-main">
        <CompanyLogo company={company} />
        <div className="company-id">
          <h1>{company.name}</h1>
          <p className="muted small">
            {company.shortName} <span className="company-symbol">{company.symbol}</span>
            <span className="desktop-only faint">
              {company.exchange && ` · ${company.exchange}`} · Figures in {company.reportedCurrency}
            </span>
          </p>
        </div>
        <CompanyQuote quote={quote} now={now} />
        <div className="company-actions">
          <ShareButton address={address} />
          <IconButton
            icon={expanded ? 'up' : 'down'}
            label={expanded ? 'Collapse company details' : 'Expand company details'}
            bordered
            aria-expanded={expanded}
            aria-controls="company-facts"
            onClick={() => setExpanded(!expanded)}
          />
        </div>
      </div>
      <Keywords text={company.keywords} />
      <CompanyFacts company={company} expanded={expanded} />
    </section>
  );
}

/** Open on a desk, closed on a phone until it is opened. */
function useFacts() {
  const [expanded, setExpanded] = useState(true);
  useEffect(() => {
    if (window.matchMedia('(max-width: 767.98px)').matches) setExpanded(false);
  }, []);
  return [expanded, setExpanded] as const;
}

function Keywords({ text }: { text: string }) {
  const keywords = keywordsIn(text);
  if (keywords.length === 0) return null;
  return (
    <ul className="company-keywords" aria-label="Keywords">
      {keywords.map((keyword) => (
        <li key={keyword} className="chip">
          {keyword}
        </li>
      ))}
    </ul>
  );
}
