import type { MultipleHistory } from '@tenfold/contract/financials';

export const multipleNames: Readonly<Record<MultipleHistory['key'], string>> = {
  priceEarnings: 'P/E',
  priceFreeCashFlow: 'P/FCF',
  enterpriseValueEbitda: 'EV / EBITDA',
  enterpriseValueFreeCashFlow: 'EV / FCF',
};

export function placeLabel(today: number, spread: NonNullable<MultipleHistory['spread']>): string {
  if (today > spread.high) return 'above all of them';
  if (today < spread.low) return 'below all of them';
  if (today > spread.upperQuartile) return 'in the highest quarter';
  return today < spread.lowerQuartile ? 'in the lowest quarter' : 'in the middle half';
}
