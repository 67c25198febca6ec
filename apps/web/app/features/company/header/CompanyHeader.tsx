import type { Company } from '@tenfold/contract/company';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ShareButton } from '../../../ui/controls/ShareButton.tsx';
import { SymbolBadge } from '../../../ui/text/SymbolBadge.tsx';
import { CompanyQuote } from '../quote/CompanyQuote.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { Keywords } from './Keywords.tsx';
import './company-header.css';

interface Props {
  company: Company;
  now: string;
  address: string;
  /** The first of its buttons. */
  action: ReactNode;
}

export function CompanyHeader({ company, now, address, action }: Props) {
  const [expanded, setExpanded] = useExpanded();
  useEffect(() => storeCurrency(company.currency), [company.currency]);
  const open = expanded ?? true;
  return (
    <section className="company-header" aria-label="Company" data-expanded={expanded ?? undefined}>
      <div className="company-header-main">
        <CompanyLogo symbol={company.symbol} logo={company.logo} />
        <div className="company-id">
          <h1>{company.name}</h1>
          <p className="muted small">
            {company.shortName} <SymbolBadge symbol={company.symbol} />
            <span className="desktop-only faint">
              {company.exchange && ` · ${company.exchange}`} · Figures in {company.reportedCurrency}
            </span>
          </p>
        </div>
        <CompanyQuote now={now} />
        <div className="company-actions">
          {action}
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
      <div id="company-facts" className="company-facts-place">
        <CompanyFacts company={company} />
      </div>
    </section>
  );
}

/** Expanded on desktop, collapsed on phones; null until the browser knows which. */
function useExpanded() {
  const [expanded, setExpanded] = useState<boolean | null>(null);
  useEffect(() => setExpanded(!window.matchMedia('(max-width: 767.98px)').matches), []);
  return [expanded, setExpanded] as const;
}

/** The currency of the company last looked at; the key is a public name. */
function storeCurrency(currency: string): void {
  try {
    localStorage.setItem('currency', currency);
  } catch {
    // Without storage the default applies.
  }
}
