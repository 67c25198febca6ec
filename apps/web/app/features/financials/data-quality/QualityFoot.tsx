import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
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

/** One that leads nowhere keeps its place, so that the other stays where it was. */
function PageLink({ label, rel, to }: { label: string; rel: string; to: string | null }) {
  const button = buttonClass({ size: 'sm' });
  if (to === null) {
    return (
      <span className={`${button} is-off`} aria-hidden="true">
        {label}
      </span>
    );
  }
  return (
    <Link className={button} to={to} rel={rel}>
      {label}
    </Link>
  );
}
