import { missingMark } from '@tenfold/domain/format';
import type { CSSProperties } from 'react';
import { ValueAgainstPrice } from '../../../figures/ValueAgainstPrice.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { ForecastRow } from './forecast-row.ts';
import './forecasts.css';

/** A bar with zero in the middle, and the figure; in place of both why there is no value. */
export function ForecastAgainstPrice({ row: { against, noValue } }: { row: ForecastRow }) {
  if (noValue !== null) return <span className="forecasts-no-value faint">{noValue}</span>;
  if (against === null) return <span className="faint">{missingMark}</span>;
  const reach = `${Math.min(50, Math.abs(against) * 100)}%`;
  return (
    <span className="margin-cell">
      <span
        className={classNames('margin-bar', against < 0 && 'is-below')}
        style={{ '--w': reach } as CSSProperties}
        aria-hidden="true"
      >
        <i />
      </span>
      <ValueAgainstPrice against={against} />
    </span>
  );
}
