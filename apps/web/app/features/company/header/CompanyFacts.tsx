import type { Company } from '@tenfold/contract/company';
import { missingMark } from '@tenfold/domain/format';
import type { ReactNode } from 'react';

interface Props {
  company: Company;
  expanded: boolean | null;
}

export function CompanyFacts({ company, expanded }: Props) {
  const { websiteUrl } = company;
  return (
    <dl id="company-facts" className="company-facts" data-expanded={expanded ?? undefined}>
      <Fact label="Industry">{company.industry}</Fact>
      <Fact label="Headquarters">{company.headquartersLocation}</Fact>
      <Fact label="Founded">{company.founded ?? company.foundingYear}</Fact>
      <Fact label="Employees">{company.employees?.toLocaleString('en-US')}</Fact>
      <Fact label="Main markets">{company.mainMarkets}</Fact>
      <Fact label="Website">
        {websiteUrl && (
          <a href={websiteUrl} rel="noreferrer">
            {hostOf(websiteUrl)}
          </a>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || missingMark}</dd>
    </div>
  );
}

/** Example: `https://www.apple.com/` is shown as `apple.com`. */
function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
}
