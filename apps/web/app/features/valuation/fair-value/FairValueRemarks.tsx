import type { MethodValue } from '@tenfold/domain/valuation';
import { Switch } from '../../../ui/controls/Switch.tsx';
import type { Model } from '../model/model.ts';
import { ValueRemarks } from '../workings/value-parts.ts';

export function FairValueRemarks({ model, value }: { model: Model; value: MethodValue }) {
  const { asOf, base, setting } = model;
  const interestKnown = (base?.afterTaxInterest ?? null) !== null;
  return (
    <div className="stack">
      <ValueRemarks
        value={value}
        asOf={asOf}
        base={base}
        setting={setting}
        priceCurrency={model.priceCurrency}
      />
      {(asOf?.ok || !model.carrying) && (
        <Switch checked={model.carrying} onChange={model.setCarrying}>
          Roll the value forward to the price date
        </Switch>
      )}
      {value.cashFlow !== null && (
        <Switch
          checked={setting.choice.leverage === 'unlevered'}
          disabled={!interestKnown}
          onChange={(added) => model.setLeverage(added ? 'unlevered' : 'levered')}
        >
          Add back interest after tax
        </Switch>
      )}
    </div>
  );
}
