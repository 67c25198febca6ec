import { formatMillions, formatPercent } from '@tenfold/domain/format';
import type { FairValue } from '@tenfold/domain/valuation';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { dayText } from './day-text.ts';
import { interestUnderstatement } from './interest-understatement.ts';
import type { Model } from './model.ts';
import { moneyText } from './money-text.ts';
import { rateText } from './rate-text.ts';

/** Above this, the value is mostly a guess about what comes after the forecast. */
const terminalShareToWarnAbove = 0.75;

/** What a reader should know about the value: its rates, its day, how much of it is far away, and its interest. */
export function FairValueRemarks({ model, value }: { model: Model; value: FairValue }) {
  const { base, choice } = model;
  const share = formatPercent(value.terminalShare);
  const interestKnown = (base?.afterTaxInterest ?? null) !== null;
  return (
    <div className="stack">
      {value.terminalShare > terminalShareToWarnAbove ? (
        <Notice tone="warn" title={`${share} of the enterprise value is the terminal value.`}>
          Most of it rests on what comes after the forecast: small changes of the rates move it far.
        </Notice>
      ) : (
        <p className="caption">
          The terminal value makes up <b>{share}</b> of the enterprise value.
        </p>
      )}
      <p className="caption">
        Required return <b className="edit">{rateText(value.requiredReturn)}</b> and terminal growth{' '}
        <b className="edit">{rateText(value.terminalGrowth)}</b>, set in the calculator. Terminal value = free
        cash flow ÷ (required return − growth). Valued as of {dayText(value.valuationDate)}, the last fiscal
        year end.
      </p>
      <InterestRemark model={model} value={value} />
      <Switch
        checked={choice.leverage === 'unlevered'}
        disabled={!interestKnown}
        onChange={(added) => model.setLeverage(added ? 'unlevered' : 'levered')}
      >
        Add back interest after tax
      </Switch>
      {!interestKnown && (
        <p className="caption">
          The last fiscal year was filed without interest expense or its tax: it cannot be added back.
        </p>
      )}
    </div>
  );
}

function InterestRemark({ model, value }: { model: Model; value: FairValue }) {
  const { base, choice, priceCurrency } = model;
  if (choice.leverage === 'unlevered') {
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
