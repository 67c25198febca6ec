import type { Valuation } from '@tenfold/contract/valuation';
import { Notice } from '../../../ui/text/Notice.tsx';
import { outdatedFiguresLabel } from './outdated-figures-label.ts';

/** Ratios of today's price to old earnings or an old rate: newer data would change them. */
export function OutdatedFigures({ valuation }: { valuation: Valuation }) {
  const words = outdatedFiguresLabel(valuation);
  return words === null ? null : <Notice tone="warn">{words}</Notice>;
}
