import { Link, useLocation } from 'react-router';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { useTier } from '../../../session/tier.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import type { CompanyRow } from './company-row.ts';
import { type ListQuery, listAddress } from './list-query.ts';
import { companiesPath } from './paths.ts';

interface Props {
  rows: readonly CompanyRow[];
  query: ListQuery;
  matching: number;
  showsValues: boolean;
}

export function ListFoot({ rows, query, matching, showsValues }: Props) {
  const withheld = rows.some(({ value }) => value === null);
  return (
    <div className="companies-foot">
      <p className="caption">
        {rows.length} of {matching} shown. P/E, FCF yield and market cap are at the last close.
        {showsValues &&
          ' Value vs price: value per share at a required return of 10% and no growth, above (+) or below the price; the method is under it.'}
        {withheld && <Withheld />}
      </p>
      {rows.length < matching && (
        <Link
          className={buttonClass()}
          to={listAddress(companiesPath, { ...query, all: true })}
          preventScrollReset
        >
          Show all {matching}
        </Link>
      )}
    </div>
  );
}

function Withheld() {
  const isVisitor = useTier() === 'visitor';
  const { pathname, search } = useLocation();
  if (!isVisitor)
    return ' You’ve opened all your companies this month: values are shown for those, the others’ again next month.';
  return (
    <>
      {' '}
      <Link className="link" to={registerPath(pathname + search)}>
        Sign up free
      </Link>{' '}
      to see what each is worth beside its price.
    </>
  );
}
