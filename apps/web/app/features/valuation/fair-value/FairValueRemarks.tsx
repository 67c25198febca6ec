import type { MethodValue } from '@tenfold/domain/valuation';
import { Switch } from '../../../ui/controls/Switch.tsx';
import type { Model } from '../model/model.ts';
import { ValueRemarks } from '../workings/value-parts.ts';

export function FairValueRemarks({ model, value }: { model: Model; value: MethodValue }) {
  const { company, choices, estimate } = model;
  const { asOf, setting } = estimate;
  const interestKnown = (company.base?.afterTaxInterest ?? null) !== null;
  return (
    <div className="stack">
      <ValueRemarks
        value={value}
        asOf={asOf}
        base={company.base}
        setting={setting}
        priceCurrency={company.priceCurrency}
      />
      {(asOf?.ok || !choices.carrying) && (
        <Switch checked={choices.carrying} onChange={choices.setCarrying}>
          Roll the value forward to the price date
        </Switch>
      )}
      {value.cashFlow !== null && (
        <Switch
          checked={interestKnown && setting.choice.leverage !== 'levered'}
          disabled={!interestKnown}
          onChange={(added) => choices.setLeverage(added ? 'unlevered' : 'levered')}
        >
          Add back interest after tax
        </Switch>
      )}
    </div>
  );
}
