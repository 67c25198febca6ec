import type { Valuation } from '@tenfold/contract/valuation';
import { formatPercent, formatPrice } from '@tenfold/domain/format';
import type { CSSProperties } from 'react';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import './price-range.css';

export function PriceRange({ valuation }: { valuation: Valuation }) {
  const { week52Low: low, week52High: high, week52Position: position } = valuation;
  const known = low !== null && high !== null;
  const place = known ? placeWords(position) : 'no prices';
  return (
    <div className="price-range">
      <div className="row row-between">
        <h3 className="field-label">52-week range</h3>
        <span className="caption num">{place}</span>
      </div>
      <div
        className="price-range-track"
        role="img"
        aria-label={known ? `The last close is at ${place}` : 'No prices, so no position in the range'}
        style={{ '--pos': `${position}%` } as CSSProperties}
      >
        <i hidden={!known} />
      </div>
      <div className="row row-between small">
        <Figure
          text={formatPrice(low)}
          why={low === null ? missingReasonLabel(valuation.why.week52Low) : null}
        />
        <Figure
          text={formatPrice(high)}
          why={high === null ? missingReasonLabel(valuation.why.week52High) : null}
        />
      </div>
    </div>
  );
}

function placeWords(position: number): string {
  if (position === 0) return 'the low of the range';
  return position === 100 ? 'the high of the range' : `${formatPercent(position / 100)} of range`;
}
