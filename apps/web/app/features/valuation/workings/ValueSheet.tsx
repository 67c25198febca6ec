import type { Column } from '@tenfold/domain/columns';
import type { MethodValue } from '@tenfold/domain/valuation';
import { MethodSheet } from './MethodSheet.tsx';
import { PresentValueTable } from './PresentValueTable.tsx';
import { Waterfall } from './Waterfall.tsx';

export interface ValueSheetProps {
  value: MethodValue;
  /** Of the forecast behind a cash flow method. */
  columns: readonly Column[];
  /** Interest after tax that is added back each year; null where none is. */
  interest: number | null;
  currency: string;
  priceCurrency: string;
}

/** The years a value is made from: the waterfall of discounted cash flow, the formula and table of other methods. */
export function ValueSheet({ value, columns, interest, currency, priceCurrency }: ValueSheetProps) {
  if (value.cashFlow === null) return <MethodSheet value={value} priceCurrency={priceCurrency} />;
  const fairValue = value.cashFlow.value;
  return (
    <div className="stack stack-4">
      <Waterfall value={fairValue} currency={currency} />
      <PresentValueTable columns={columns} value={fairValue} interest={interest} />
    </div>
  );
}
