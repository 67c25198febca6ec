import type { EditableRow } from '@tenfold/domain/custom-forecast';
import { formatPercent } from '@tenfold/domain/format';
import { rowName } from './cell-names.ts';

/** What is hardly meant, and kept all the same: a factor typed as a percentage, a margin above all revenue. */
export function remarkOn(row: EditableRow, text: string, value: number | null): string | null {
  if (value === null) return null;
  const factor = /^=\s*(-?\d+(?:[.,]\d+)?)$/.exec(text.trim())?.[1];
  if (factor !== undefined && Math.abs(value) >= 1) {
    return `In a formula ${factor} is ${formatPercent(value)}. For ${factor}%, type ${factor} or =${factor}%.`;
  }
  const meaning = shareRows[row] ?? growth;
  if (value > meaning.most) return `${rowName(row)} of ${formatPercent(value)}: ${meaning.above}`;
  if (value < -1) return `${rowName(row)} of ${formatPercent(value)}: ${meaning.below}`;
  return null;
}

interface Meaning {
  readonly most: number;
  readonly above: string;
  readonly below: string;
}

const growth: Meaning = {
  most: 1,
  above: 'more than twice the year before.',
  below: 'below zero after a positive year.',
};

const shareRows: Partial<Record<EditableRow, Meaning>> = {
  margin: { most: 1, above: 'more profit than revenue.', below: 'a loss larger than revenue.' },
  percentageCfoOfRevenue: {
    most: 1,
    above: 'more cash than revenue.',
    below: 'more cash spent than revenue.',
  },
  // Some companies owe more than they own.
  percentageLiabilitiesOfAssets: {
    most: 2,
    above: 'more than twice the assets.',
    below: 'liabilities can’t be below zero.',
  },
};
