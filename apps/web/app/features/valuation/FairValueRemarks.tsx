import { formatMillions, formatPercent } from '@tenfold/domain/format';
import type { FairValue, MethodValue } from '@tenfold/domain/valuation';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { dayText } from './day-text.ts';
import { interestUnderstatement } from './interest-understatement.ts';
import type { Model } from './model.ts';
import { moneyText } from './money-text.ts';
import { rateText } from './rate-text.ts';

/** What a reader should know about the value: its rates, its days, how much of it is far away, and its interest. */
export function FairValueRemarks({ model, value }: { model: Model; value: MethodValue }) {
  const { usesForecast, isOwn, asOf } = model;
  const rate = classNames(isOwn && 'edit');
  return (
    <div className="stack">
      <TerminalShare value={value} />
      <p className="caption">
        Required return <b className={rate}>{rateText(value.requiredReturn)}</b> and terminal growth{' '}
        <b className={rate}>{rateText(value.terminalGrowth)}</b>, set in the calculator.{' '}
        {usesForecast
          ? 'Terminal value = free cash flow ÷ (required return − growth).'
          : 'Terminal growth doesn’t change the value in this method.'}{' '}
        Valued as of {dayText(value.valuationDate)}, the last fiscal year end
        {asOf?.ok && `, and carried to ${dayText(asOf.day)}, the day of the price`}.
      </p>
      {(asOf?.ok || !model.carrying) && (
        <Switch checked={model.carrying} onChange={model.setCarrying}>
          Carry the value to the day of the price
        </Switch>
      )}
      {value.cashFlow !== null && <Interest model={model} value={value.cashFlow.value} />}
    </div>
  );
}

function TerminalShare({ value: { terminalShare, warnings } }: { value: MethodValue }) {
  if (terminalShare === null || terminalShare === 0) return null;
  const share = formatPercent(terminalShare);
  if (warnings.some(({ key }) => key === 'terminal_share_high')) {
    return (
      <Notice tone="warn" title={`${share} of the value is the terminal value.`}>
        Most of it rests on what comes after the forecast: small changes of the rates move it far.
      </Notice>
    );
  }
  return (
    <p className="caption">
      The terminal value makes up <b>{share}</b> of the value.
    </p>
  );
}

function Interest({ model, value }: { model: Model; value: FairValue }) {
  const { base, setting } = model;
  const interestKnown = (base?.afterTaxInterest ?? null) !== null;
  return (
    <>
      <InterestRemark model={model} value={value} />
      <Switch
        checked={setting.choice.leverage === 'unlevered'}
        disabled={!interestKnown}
        onChange={(added) => model.setLeverage(added ? 'unlevered' : 'levered')}
      >
        Add back interest after tax
      </Switch>
      {!interestKnown && (
        <p className="caption">
          Interest expense or tax is missing from the latest annual filing, so interest can’t be added back.
        </p>
      )}
    </>
  );
}

function InterestRemark({ model, value }: { model: Model; value: FairValue }) {
  const { base, setting, priceCurrency } = model;
  if (setting.choice.leverage === 'unlevered') {
    return (
      <p className="caption">
        Free cash flow is before interest: last year’s interest after tax is added back to every year, and net
        debt is taken off once.
      </p>
    );
  }
  const understated = base && interestUnderstatement(base, value);
  return (
    <p className="caption">
      Free cash flow (CFO − capex) is after interest, so a company with net debt is understated by about{' '}
      <span className="num">i × D ÷ r</span>.
      {understated &&
        ` Here: ${formatMillions(understated.interest)} of interest after tax ÷ ${rateText(value.requiredReturn)} = ${formatMillions(understated.amount)} million, about ${moneyText(understated.perShare, priceCurrency)} a share.`}
      {value.netDebt <= 0 && ' This company has no net debt.'}
    </p>
  );
}
