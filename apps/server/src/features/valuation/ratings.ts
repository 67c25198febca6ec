import { yearsBefore } from '@tenfold/domain/periods';
import type { Estimates } from '../company/index.ts';

export interface RatingCounts {
  readonly buy: number;
  readonly hold: number;
  readonly sell: number;
}

/** Firms name the same three opinions differently. */
const opinions: Readonly<Record<keyof RatingCounts, readonly string[]>> = {
  buy: [
    'buy',
    'strong buy',
    'conviction buy',
    'speculative buy',
    'long term buy',
    'top pick',
    'outperform',
    'strong outperform',
    'market outperform',
    'sector outperform',
    'overweight',
    'positive',
    'accumulate',
    'add',
  ],
  hold: [
    'hold',
    'neutral',
    'equal weight',
    'perform',
    'market perform',
    'sector perform',
    'peer perform',
    'sector weight',
    'market weight',
    'in line',
    'mixed',
  ],
  sell: [
    'sell',
    'strong sell',
    'underperform',
    'market underperform',
    'sector underperform',
    'underweight',
    'negative',
    'reduce',
  ],
};

export function countRatings({ ratings, asOf }: Pick<Estimates, 'ratings' | 'asOf'>): RatingCounts | null {
  const oldest = yearsBefore(asOf, 1);
  const latest = new Map<string, { date: string; to: string }>();
  for (const { firm, date, to } of ratings) {
    const known = latest.get(firm);
    if (date >= oldest && date <= asOf && (known === undefined || date > known.date)) {
      latest.set(firm, { date, to });
    }
  }
  const words = [...latest.values()].map(({ to }) => opinionOf(to));
  const count = (opinion: keyof RatingCounts) => words.filter((word) => word === opinion).length;
  const counts = { buy: count('buy'), hold: count('hold'), sell: count('sell') };
  return counts.buy + counts.hold + counts.sell === 0 ? null : counts;
}

function opinionOf(word: string): keyof RatingCounts | null {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  for (const opinion of ['buy', 'hold', 'sell'] as const) {
    if (opinions[opinion].includes(plain)) return opinion;
  }
  return null;
}
