import type { MethodValue } from '@tenfold/domain/valuation';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import { MethodSheet } from './MethodSheet.tsx';
import { PresentValueTable } from './PresentValueTable.tsx';
import { Waterfall } from './Waterfall.tsx';

export interface ValueSheetProps {
  value: MethodValue;
  columns: readonly ShownColumn[];
  currency: string;
  priceCurrency: string;
}

export function ValueSheet({ value, columns, currency, priceCurrency }: ValueSheetProps) {
  if (value.cashFlow === null) return <MethodSheet value={value} priceCurrency={priceCurrency} />;
  const fairValue = value.cashFlow.value;
  return (
    <div className="stack stack-4">
      <Waterfall value={fairValue} currency={currency} />
      <PresentValueTable columns={columns} value={fairValue} />
    </div>
  );
}
