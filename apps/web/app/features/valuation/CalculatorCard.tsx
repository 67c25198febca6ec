import type { ForecastType } from '@tenfold/domain/forecast';
import { type ReactNode, useRef } from 'react';
import { Card } from '../../ui/Card.tsx';
import { forecastNames } from '../../ui/forecast-words.ts';
import { Segmented, type SegmentedOption } from '../../ui/Segmented.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { forecastRemarks } from './forecast-remarks.ts';
import type { Model } from './model.ts';
import { NoValue } from './NoValue.tsx';
import { ReturnAndGrowthForm } from './ReturnAndGrowthForm.tsx';
import './calculator-card.css';

interface Props {
  model: Model;
  /** What stands at the right end of the card's head. */
  actions?: ReactNode;
}

/** A forecast, a required return, a terminal growth: what one share is worth by them, and what the market asks. */
export function CalculatorCard({ model, actions }: Props) {
  const answer = useRef<HTMLDivElement>(null);
  return (
    <Card title="Fair value calculator" className="calculator-card" actions={actions}>
      <div className="stack stack-4">
        <div className="stack stack-2">
          <Segmented<ForecastType | 'none'>
            label="Forecast type"
            options={forecastOptions(model)}
            value={model.chosenType ?? 'none'}
            onChange={(type) => type !== 'none' && model.setForecastType(type)}
            block
          />
          {forecastRemarks(model).map((sentence) => (
            <p key={sentence} className="caption">
              {sentence}
            </p>
          ))}
        </div>
        <ReturnAndGrowthForm model={model} />
        <div ref={answer} tabIndex={-1} hidden={!model.calculated}>
          {model.result.ok ? (
            <CalculatorResult model={model} value={model.result} />
          ) : (
            <NoValue model={model} refusal={model.result} onContinue={() => answer.current?.focus()} />
          )}
        </div>
      </div>
    </Card>
  );
}

function forecastOptions({ analystsAvailable, customAvailable }: Model): SegmentedOption<ForecastType>[] {
  return [
    { value: 'averages', label: forecastNames.averages },
    { value: 'analysts', label: forecastNames.analysts, disabled: !analystsAvailable },
    { value: 'custom', label: forecastNames.custom, disabled: !customAvailable },
  ];
}
