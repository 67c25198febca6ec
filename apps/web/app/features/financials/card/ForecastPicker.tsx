import { ForecastSelect } from '../../../page-forecast/ForecastSelect.tsx';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { AboutForecasts } from './AboutForecasts.tsx';
import { useFinancialsBasis } from './settings.ts';

/** Which forecast follows the fiscal years; quarters have none. */
export function ForecastPicker({ model }: { model: PageForecast }) {
  const period = useFinancialsBasis();
  if (model.columns.length === 0 || period.value !== 'annual') return null;
  return (
    <>
      <ForecastSelect model={model} />
      <AboutForecasts />
    </>
  );
}
