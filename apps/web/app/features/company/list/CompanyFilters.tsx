import { Link } from 'react-router';
import { SearchForm } from '../../../ui/table/SearchForm.tsx';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { sortName } from '../../../ui/table/sorted-query.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { type ListQuery, listAddress, type SectorCount } from './list-query.ts';
import { companiesPath } from './paths.ts';
import { sortChoices } from './sort-choices.ts';
import '../../../ui/controls/chip.css';
import '../../../ui/layout/card.css';

interface Props {
  query: ListQuery;
  sectors: readonly SectorCount[];
  total: number;
  showsValues: boolean;
}

/** A form and links, so that all of it works without JavaScript. */
export function CompanyFilters({ query, sectors, total, showsValues }: Props) {
  return (
    <div className="card-toolbar">
      <SearchAndSort query={query} showsValues={showsValues} />
      <nav className="companies-sectors" aria-label="Sector">
        <SectorLink query={query} sector={null} count={total} />
        {sectors.map(({ sector, count }) => (
          <SectorLink key={sector} query={query} sector={sector} count={count} />
        ))}
      </nav>
    </div>
  );
}

function SearchAndSort({ query, showsValues }: Pick<Props, 'query' | 'showsValues'>) {
  return (
    <SearchForm
      action={companiesPath}
      text={query.text}
      placeholder="Symbols or companies"
      className="companies-search"
    >
      {query.sector !== null && <input type="hidden" name="sector" value={query.sector} />}
      <SubmitSelect
        className="mobile-only"
        name="sort"
        label="Sort by"
        value={sortName(query)}
        choices={sortChoices(query, showsValues)}
      />
    </SearchForm>
  );
}

function SectorLink({
  query,
  sector,
  count,
}: Pick<Props, 'query'> & { sector: string | null; count: number }) {
  return (
    <Link
      className="chip"
      to={listAddress(companiesPath, { ...query, sector })}
      aria-current={query.sector === sector ? 'true' : undefined}
      preventScrollReset
    >
      {sector ?? 'All sectors'} <span className="num">{count}</span>
      <VisuallyHidden>{count === 1 ? 'company' : 'companies'}</VisuallyHidden>
    </Link>
  );
}
