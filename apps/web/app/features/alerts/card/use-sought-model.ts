import { type RefObject, useEffect, useRef } from 'react';
import { takeSought } from '../../../forecast/sought.ts';
import type { AlertForm } from '../form/use-alert-form.ts';

/** Where one was chosen in the list of forecasts, an alert of it is ready to be set. @returns the ref of what comes into view */
export function useSoughtModel(symbol: string, form: AlertForm): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const sought = takeSought(symbol, 'alert');
    if (sought === null) return;
    form.choose('model');
    form.chooseForecast(sought.forecastId);
    card.current?.scrollIntoView({ block: 'center' });
  }, [symbol]);
  return card;
}
