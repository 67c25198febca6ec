import { Link } from 'react-router';
import { SearchForm } from '../../../ui/table/SearchForm.tsx';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { sortName } from '../../../ui/table/sorted-query.ts';
import { dataQualityPath } from './paths.ts';
import { countLabel } from './QualityTotals.tsx';
import { type QualityQuery, qualityAddress, qualityFilters } from './quality-query.ts';
import { bySize, sortChoices } from './sort-choices.ts';
import '../../../ui/controls/segmented.css';

const labels = { all: 'All', failing: 'Failing', contested: 'Contested' } as const;

export type FilterCounts = Readonly<Record<Exclude<keyof typeof labels, 'all'>, number>>;

export function QualityFilters({ query, counts }: { query: QualityQuery; counts: FilterCounts }) {
  const sort = query.order === null ? bySize : sortName(query.order);
  return (
    <div className="quality-filters">
      <SearchForm
        action={dataQualityPath}
        text={query.text}
        placeholder="Symbols or companies"
        className="quality-search"
      >
        {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
        <SubmitSelect
          className="mobile-only"
          name="sort"
          label="Sort by"
          value={sort}
          choices={sortChoices(query.order)}
        />
      </SearchForm>
      <nav className="segmented" aria-label="Show">
        {qualityFilters.map((show) => (
          <Link
            key={show}
            to={qualityAddress({ ...query, show, page: 1 })}
            aria-current={show === query.show ? 'true' : undefined}
            preventScrollReset
          >
            {labels[show]} {show !== 'all' && <span className="num">{countLabel(counts[show])}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}
