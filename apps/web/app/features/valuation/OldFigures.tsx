import type { Valuation } from '@tenfold/contract/valuation';
import { Notice } from '../../ui/Notice.tsx';
import { oldFigureWords } from './old-figure-words.ts';

/** Ratios of today's price and old earnings or an old rate are not wrong, but newer ones would move them. */
export function OldFigures({ valuation }: { valuation: Valuation }) {
  const words = oldFigureWords(valuation);
  return words === null ? null : <Notice tone="warn">{words}</Notice>;
}
