import { computed } from '../figures/index.ts';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { averagesForecast, type Forecast } from '../forecast/index.ts';

/** A forecast with these free cash flows, t = 1..6, whatever else it says. */
export function forecastOfCashFlows(cashFlows: readonly number[]): Forecast {
  const forecast = averagesForecast(baseOf());
  const columns = forecast.columns.map((column, at) => {
    const freeCashFlow = computed(cashFlows[at] ?? 0, 'as given');
    return { ...column, figures: { ...column.figures, freeCashFlow } };
  });
  return { ...forecast, columns };
}
