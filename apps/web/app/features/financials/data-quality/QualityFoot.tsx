import { PageLink } from '../../../ui/table/PageLink.tsx';
import { countLabel } from './QualityTotals.tsx';
import { type QualityQuery, qualityAddress } from './quality-query.ts';

interface Props {
  query: QualityQuery;
  shown: number;
  matching: number;
  size: number;
}

export function QualityFoot({ query, shown, matching, size }: Props) {
  const first = (query.page - 1) * size + 1;
  const to = (page: number) => qualityAddress({ ...query, page });
  return (
    <nav className="quality-foot" aria-label="Pages">
      <span className="caption num">
        {countLabel(first)} – {countLabel(first + shown - 1)} of {countLabel(matching)}
      </span>
      {matching > size && (
        <span className="row">
          <PageLink label="Previous" rel="prev" to={query.page > 1 ? to(query.page - 1) : null} />
          <PageLink label="Next" rel="next" to={query.page * size < matching ? to(query.page + 1) : null} />
        </span>
      )}
    </nav>
  );
}
