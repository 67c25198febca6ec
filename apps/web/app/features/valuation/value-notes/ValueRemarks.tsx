import type { ForecastBase } from '@tenfold/domain/forecast';
import { formatMillions, formatPercent } from '@tenfold/domain/format';
import type { FairValue, MethodValue } from '@tenfold/domain/valuation';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { formatRate } from '../../../figures/format-rate.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { ValuedCompany, ValueEstimate } from '../model/model.ts';
import { isOwnSetting } from '../model/value-setting.ts';
import { interestUnderstatement } from './interest-understatement.ts';

interface Props
  extends Pick<ValueEstimate, 'asOf' | 'setting'>,
    Pick<ValuedCompany, 'base' | 'priceCurrency'> {
  value: MethodValue;
}

export function ValueRemarks({ value, asOf, base, setting, priceCurrency }: Props) {
  const rate = classNames(isOwnSetting(setting) && 'edit');
  return (
    <div className="stack">
      <TerminalShare value={value} />
      <p className="caption">
        Required return <b className={rate}>{formatRate(value.requiredReturn)}</b> and terminal growth{' '}
        <b className={rate}>{formatRate(value.terminalGrowth)}</b>, set in the calculator.{' '}
        {value.cashFlow === null
          ? 'Terminal growth doesn’t change the value in this method.'
          : 'Terminal value = free cash flow ÷ (required return − growth).'}{' '}
        Valued as of {formatDay(value.valuationDate)}, the last fiscal year end
        {asOf?.ok && `, and rolled forward to ${formatDay(asOf.day)}, the price date`}.
      </p>
      {value.cashFlow !== null && base !== null && (
        <InterestRemark base={base} value={value.cashFlow.value} priceCurrency={priceCurrency} />
      )}
    </div>
  );
}

function TerminalShare({ value: { terminalShare, warnings } }: { value: MethodValue }) {
  if (terminalShare === null || terminalShare === 0) return null;
  const share = formatPercent(terminalShare);
  if (warnings.some(({ key }) => key === 'terminal_share_high')) {
    return (
      <Notice tone="warn" title={`${share} of the value is the terminal value.`}>
        Most of it comes from after the forecast, so small changes in the rates change it a lot.
      </Notice>
    );
  }
  return (
    <p className="caption">
      The terminal value makes up <b>{share}</b> of the value.
    </p>
  );
}

interface Interest {
  base: ForecastBase;
  value: FairValue;
  priceCurrency: string;
}

function InterestRemark({ base, value, priceCurrency }: Interest) {
  if (value.interest !== 0) {
    return (
      <p className="caption">
        Lenders are counted once, as net debt: last year’s interest after tax,{' '}
        {formatMillions(value.interest)} million, is added back to each year’s free cash flow.
      </p>
    );
  }
  const understated = interestUnderstatement(base, value);
  return (
    <p className="caption">
      Interest is already paid out of this cash flow, so a company with debt is worth a little more than this
      value: about interest after tax ÷ required return.
      {understated &&
        ` Here: ${formatMillions(understated.interest)} of interest after tax ÷ ${formatRate(value.requiredReturn)} = ${formatMillions(understated.amount)} million, about ${formatMoney(understated.perShare, priceCurrency)} a share.`}
      {value.netDebt <= 0 && ' This company has no net debt.'}
      {(base.afterTaxInterest ?? null) === null &&
        ' The latest annual filing doesn’t say how much interest after tax is in it, so none is added back.'}
    </p>
  );
}
