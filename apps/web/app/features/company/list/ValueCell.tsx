import { missingMark } from '@tenfold/domain/format';
import { Link, useLocation } from 'react-router';
import { ValueAgainstPrice } from '../../../figures/ValueAgainstPrice.tsx';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { ValueCell as Value } from './company-row.ts';

/** Null where the company's page hides the value too. */
export function ValueCell({ value }: { value: Value | null }) {
  if (value === null) return <LockedValue />;
  const { against, label } = value;
  return (
    <>
      {against === null ? (
        <span className="faint">{missingMark}</span>
      ) : (
        <ValueAgainstPrice against={against} />
      )}
      <span className="sub-line">{label}</span>
    </>
  );
}

function LockedValue() {
  const { pathname, search } = useLocation();
  return (
    <Link className="faint companies-locked" to={plansPath(pathname + search)}>
      <Icon name="lock" small />
      Next month
    </Link>
  );
}
