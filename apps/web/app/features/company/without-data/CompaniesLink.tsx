import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { companiesPath } from '../list/paths.ts';

export function CompaniesLink({ companies, isPrimary }: { companies: number; isPrimary: boolean }) {
  return (
    <Link className={buttonClass(isPrimary ? { variant: 'primary' } : {})} to={companiesPath}>
      {companies === 1 ? 'See the company that is here' : `See the ${companies} companies`}
    </Link>
  );
}
