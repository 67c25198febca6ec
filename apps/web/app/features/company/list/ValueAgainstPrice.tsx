import { formatPercent, missingMark } from '@tenfold/domain/format';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { ValueCell } from './company-row.ts';

/** Null where the company's page hides the value too. */
export function ValueAgainstPrice({ value }: { value: ValueCell | null }) {
  if (value === null) {
    return (
      <span className="faint companies-locked">
        <Icon name="lock" small />
        Locked
      </span>
    );
  }
  const { against, label } = value;
  return (
    <>
      {against === null ? (
        <span className="faint">{missingMark}</span>
      ) : (
        <b className={against === 0 ? undefined : against > 0 ? 'up' : 'down'}>
          {against > 0 && '+'}
          {formatPercent(against)}
        </b>
      )}
      <span className="sub-line">{label}</span>
    </>
  );
}
