import type { ForecastId } from '@tenfold/contract/ids';
import { forecastNames } from './forecast-labels.ts';
import type { PageForecast } from './page-forecast.ts';

type ForecastOffer = Pick<PageForecast, 'forecastType' | 'analystsAvailable' | 'own'>;

/** Averages, analysts and custom. */
export function forecastTypeChoices({ forecastType, analystsAvailable, own }: ForecastOffer) {
  return [
    { value: 'averages', label: forecastNames.averages, disabled: false },
    { value: 'analysts', label: forecastNames.analysts, disabled: !analystsAvailable },
    {
      value: 'custom',
      label: forecastNames.custom,
      disabled: forecastType !== 'custom' && !own?.saved.length && !own?.hasUnnamed,
    },
  ] as const;
}

/** Averages, analysts, one typed and not named yet, and each saved forecast. */
export function forecastChoices(
  model: ForecastOffer,
): { value: string; label: string; disabled?: boolean }[] {
  const shown = forecastChoice(model) === 'custom' || model.own?.hasUnnamed ? 3 : 2;
  return [
    ...forecastTypeChoices(model).slice(0, shown),
    ...(model.own?.saved ?? []).map(({ id, label }) => ({ value: `${id}`, label })),
  ];
}

export function forecastChoice({ forecastType, own }: Pick<PageForecast, 'forecastType' | 'own'>): string {
  return `${(forecastType === 'custom' && own?.savedId) || forecastType}`;
}

export function chooseForecast(
  { own, setForecastType }: Pick<PageForecast, 'own' | 'setForecastType'>,
  choice: string,
) {
  if (choice === 'averages' || choice === 'analysts' || choice === 'custom') setForecastType(choice);
  else if (Number(choice) > 0) own?.choose(Number(choice) as ForecastId);
}
