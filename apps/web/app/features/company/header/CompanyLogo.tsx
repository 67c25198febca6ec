import type { Company } from '@tenfold/contract/company';
import { useState } from 'react';

export function CompanyLogo({ company }: { company: Company }) {
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
