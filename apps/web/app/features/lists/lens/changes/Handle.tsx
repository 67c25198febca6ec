import type { Reorder } from './use-reorder.ts';
import './handle.css';

interface Props {
  company: { readonly symbol: string; readonly shortName: string };
  reorder: Reorder;
}

/** Space picks the company up, arrows move it, Space drops it. */
export function Handle({ company, reorder }: Props) {
  return (
    <button
      type="button"
      className="icon-btn icon-btn-sm lens-handle"
      aria-label={`Move ${company.shortName}`}
      {...reorder.handleOf(company)}
    >
      <svg className="icon icon-sm" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth={2.6} />
      </svg>
    </button>
  );
}
