import type { Company } from '@tenfold/contract/company';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ShareButton } from '../../../ui/controls/ShareButton.tsx';
import { CompanyQuote } from '../quote/CompanyQuote.tsx';
import type { Quote } from '../quote/quote.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import './company-header.css';
import '../../../ui/controls/chip.css';

interface Props {
  company: Company;
  quote: Quote;
  now: string;
  address: string;
}

export function CompanyHeader({ company, quote, now, address }: Props) {
  const [expanded, setExpanded] = useExpanded();
  const open = expanded ?? true;
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
            icon={open ? 'up' : 'down'}
            label={open ? 'Collapse company details' : 'Expand company details'}
            bordered
            aria-expanded={open}
            aria-controls="company-facts"
            onClick={() => setExpanded(!open)}
          />
        </div>
      </div>
      <Keywords text={company.keywords} />
      <CompanyFacts company={company} expanded={expanded} />
    </section>
  );
}

/** Expanded on desktop, collapsed on phones; null until the browser knows which. */
function useExpanded() {
  const [expanded, setExpanded] = useState<boolean | null>(null);
  useEffect(() => setExpanded(!window.matchMedia('(max-width: 767.98px)').matches), []);
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

export function keywordsIn(text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}

function CompanyLogo({ company }: { company: Company }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="company-logo" aria-hidden="true">
      {company.shortName.charAt(0).toUpperCase()}
      {company.logo && !broken && <img src={rooted(company.logo)} alt="" onError={() => setBroken(true)} />}
    </span>
  );
}

function rooted(path: string): string {
  return /^(https?:)?\//.test(path) ? path : `/${path}`;
}
