import { formatCell } from '@tenfold/domain/format';
import type { MethodValue, MethodVariant } from '@tenfold/domain/valuation';
import { formatMoney } from '../../../figures/format-money.ts';
import { figureNames } from '../labels/figure-names.ts';
import { YearTable, YearTableRow } from './YearTable.tsx';

export function MethodSheet({ value, priceCurrency }: { value: MethodValue; priceCurrency: string }) {
  const { formula, years, variants } = value;
  return (
    <div className="stack stack-4">
      <div>
        <h3 className="overline">Formula</h3>
        <p className="small">Value per share = {formula}</p>
      </div>
      {years.length > 0 && (
        <YearTable years={years.filter(({ terminal }) => !terminal).map(({ year }) => year)}>
          {rowsOf(years).map(({ key, unit, values }, at, rows) => (
            <YearTableRow key={key} name={figureNames[key]} total={at === rows.length - 1}>
              {values.map((amount) => formatCell(amount, unit))}
            </YearTableRow>
          ))}
        </YearTable>
      )}
      {variants.map((variant) => (
        <p key={variant.key} className="caption">
          {variantTexts[variant.key]} <b>{formatMoney(variant.valuePerShare, priceCurrency)}</b> at the fiscal
          year end.
        </p>
      ))}
    </div>
  );
}

function rowsOf(years: MethodValue['years']) {
  return (years[0]?.figures ?? []).map(({ key, unit }, at) => ({
    key,
    unit,
    values: years.map(({ figures }) => figures[at]?.value ?? null),
  }));
}

const variantTexts: Readonly<Record<MethodVariant['key'], string>> = {
  fiveYears: 'With the return on equity of the last five years:',
  returnsKept: 'If the return on equity lasted forever:',
};
