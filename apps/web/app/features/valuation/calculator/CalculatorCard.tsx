import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastType } from '@tenfold/domain/forecast';
import type { MethodResult } from '@tenfold/domain/valuation';
import { memo, type ReactNode, Suspense, useRef } from 'react';
import { useAsOf } from '../../../figures/as-of.ts';
import { forecastTypeChoices } from '../../../page-forecast/forecast-choices.ts';
import { forecastHelp } from '../../../page-forecast/forecast-labels.ts';
import { SavedForecastSelect } from '../../../page-forecast/SavedForecastSelect.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { methodName } from '../labels/method-names.ts';
import type { Model } from '../model/model.ts';
import type { PriceNeeds } from '../must-be-true/price-needs.ts';
import { NoValue } from '../no-value/NoValue.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { ReturnAndGrowthForm } from './ReturnAndGrowthForm.tsx';
import './calculator-card.css';

interface Props {
  model: Model;
  /** At the first value; null where there is nothing to say. */
  needs?: PriceNeeds | null;
  actions?: ReactNode;
}

export const CalculatorCard = memo(function CalculatorCard({ model, needs = null, actions }: Props) {
  const answer = useRef<HTMLDivElement>(null);
  const asOf = useAsOf();
  const { choices, estimate, forecast, methods } = model;
  const { result, usesForecast } = estimate;
  return (
    <Card title="Fair value calculator" className="calculator-card" actions={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer or focus here means the methods are about to be opened */}
      <div className="stack stack-4" onFocus={methods.prepare} onPointerEnter={methods.prepare}>
        <MethodPicker model={model} />
        <div className="stack stack-2">
          <Segmented<ForecastType | 'none'>
            label="Forecast type"
            options={forecastTypeChoices(forecast).map((choice) => ({
              ...choice,
              disabled: choice.disabled || !usesForecast,
            }))}
            value={usesForecast ? (choices.chosenType ?? 'none') : 'none'}
            onChange={(type) => type !== 'none' && choices.setForecastType(type)}
            block
          />
          {forecast.own.saved.length > 0 && <SavedForecastSelect {...forecast.own} />}
          {forecastRemarks(model, asOf).map((sentence) => (
            <p key={sentence} className="caption">
              {sentence}
            </p>
          ))}
        </div>
        <ReturnAndGrowthForm choices={choices} usesForecast={usesForecast} />
        {methods.failed && (
          <p className="field-error" role="alert">
            The methods couldn’t be loaded. Check your connection and try again.
          </p>
        )}
        <div ref={answer} tabIndex={-1} hidden={!choices.calculated}>
          <Suspense>
            {result.ok ? (
              <CalculatorResult model={model} value={result} needs={needs} />
            ) : (
              <NoValue model={model} refusal={result} onContinue={() => answer.current?.focus()} />
            )}
          </Suspense>
        </div>
      </div>
    </Card>
  );
});

function forecastRemarks({ choices, estimate, forecast }: Model, asOf: IsoDate | null): string[] {
  const { usesForecast, result } = estimate;
  const { analystsAvailable, own } = forecast;
  if (!usesForecast) {
    const typed = own.shown === null ? '' : ': what you typed doesn’t change this value';
    return [`${methodName(result)} doesn’t use a cash flow forecast${typed}.`];
  }
  const absent = [
    !analystsAvailable &&
      `Analysts: ${asOf === null ? 'there are no estimates for this company' : 'past estimates aren’t on file'}.`,
    own.isKnown &&
      own.saved.length === 0 &&
      !own.hasUnnamed &&
      own.shown === null &&
      'Custom: no forecast of yours yet.',
  ];
  return [chosenWords(choices.chosenType, result), ...absent.filter((reason) => reason !== false)];
}

function chosenWords(type: ForecastType | null, result: MethodResult): string {
  if (type === null) return 'No forecast chosen. Calculate uses averages.';
  const years = result.method === 'fcfFiveYears' ? 'five-year' : 'ten-year';
  if (type === 'averages' && fades(result)) {
    return `Averages: margins continue at their ${years} average, growth fades to 4%.`;
  }
  return forecastHelp[type].replace('ten-year', years);
}

function fades(result: MethodResult): boolean {
  const years = result.ok ? (result.cashFlow?.assumptions ?? []) : [];
  return years.at(-1)?.revenueChange !== years[0]?.revenueChange;
}
