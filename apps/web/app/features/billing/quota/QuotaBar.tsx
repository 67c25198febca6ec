import type { Quota } from '@tenfold/contract/billing';
import type { CSSProperties } from 'react';
import { usedLabel } from './quota-labels.ts';
import '../../../ui/text/progress-bar.css';

export function QuotaBar({ quota }: { quota: Pick<Quota, 'used' | 'limit'> }) {
  const { used, limit } = quota;
  if (limit === null) return null;
  const share = limit === 0 ? 1 : Math.min(used / limit, 1);
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label="Company pages used"
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={usedLabel(quota)}
      style={{ '--used': `${share * 100}%` } as CSSProperties}
    >
      <span />
    </div>
  );
}
