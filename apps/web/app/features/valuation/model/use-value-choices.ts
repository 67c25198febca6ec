import type { ForecastType } from '@tenfold/domain/forecast';
import type { Leverage } from '@tenfold/domain/valuation';
import { useMemo, useState } from 'react';
import type { OwnForecast } from '../../../page-forecast/own-forecast.ts';
import type { ValueChoices } from './model.ts';
import { useStoredChoice } from './stored-choices.ts';

/** Those saved with the forecast that is shown; else this browser's for the company. What is chosen goes to both. */
export function useValueChoices(symbol: string, own: OwnForecast, analystsAvailable: boolean): ValueChoices {
  const { choice: stored, save, forget } = useStoredChoice(symbol);
  const [forecastType, setForecastType] = useState<ForecastType | null>('averages');
  const [chosenLeverage, setChosenLeverage] = useState<Leverage>('unlevered');
  const [carrying, setCarrying] = useState(true);
  const [calculated, setCalculated] = useState(true);
  const [accepted, setAccepted] = useState(false);
  const { choose, setChoices, hasUnnamed } = own;
  const lastSaved = own.saved[0]?.id ?? null;
  const isCustom = own.shown !== null;

  const setters = useMemo(
    () =>
      ({
        setMethod(method) {
          save({ method });
          setChoices({ method });
          setCalculated(true);
        },
        setRates(rates) {
          save(rates);
          setChoices(rates);
        },
        setLeverage(leverage) {
          setChosenLeverage(leverage);
          setChoices({ leverage });
        },
        setForecastType(type) {
          if (type === 'custom') {
            if (!isCustom) choose(hasUnnamed ? 'unnamed' : lastSaved);
            return;
          }
          if (type === 'analysts' && !analystsAvailable) return;
          choose(null);
          setForecastType(type);
        },
        setCarrying,
        calculate() {
          setForecastType((chosen) => chosen ?? 'averages');
          setCalculated(true);
          setAccepted(true);
        },
        reset() {
          forget();
          choose(null);
          setForecastType(null);
          setChosenLeverage('unlevered');
          setCarrying(true);
          setCalculated(false);
          setAccepted(false);
        },
      }) satisfies Partial<ValueChoices>,
    [save, forget, choose, setChoices, isCustom, hasUnnamed, lastSaved, analystsAvailable],
  );
  const { method, requiredReturn, terminalGrowth } = own.choices ?? stored;
  const leverage = own.choices?.leverage ?? chosenLeverage;
  const chosenType = isCustom ? 'custom' : forecastType;
  return useMemo(
    () => ({
      method,
      requiredReturn,
      terminalGrowth,
      leverage,
      chosenType,
      carrying,
      calculated,
      accepted,
      ...setters,
    }),
    [method, requiredReturn, terminalGrowth, leverage, chosenType, carrying, calculated, accepted, setters],
  );
}
