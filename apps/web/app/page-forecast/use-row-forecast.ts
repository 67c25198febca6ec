import type { Financials } from '@tenfold/contract/financials';
import { analystsForecast, type ForecastType } from '@tenfold/domain/forecast';
import { useMemo, useState } from 'react';
import type { PageForecast } from './page-forecast.ts';

type RowFinancials = Pick<Financials, 'forecastBase' | 'estimated' | 'projected' | 'terminal'>;

/** Averages as sent; the analysts' forecast is computed here on demand. */
export function useRowForecast(financials: RowFinancials): PageForecast {
  const [forecastType, setForecastType] = useState<ForecastType>('averages');
  const analysts = useMemo(() => {
    const analysts = financials.forecastBase === null ? null : analystsForecast(financials.forecastBase);
    return analysts?.ok ? analysts.forecast.columns : null;
  }, [financials]);
  const averages = useMemo(
    () => [...financials.estimated, ...financials.projected, ...financials.terminal],
    [financials],
  );
  return {
    forecastType,
    columns: forecastType === 'analysts' && analysts !== null ? analysts : averages,
    lastPeriodEnd: financials.forecastBase?.lastPeriodEnd ?? null,
    analystsAvailable: analysts !== null,
    setForecastType,
  };
}
