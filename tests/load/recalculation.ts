import type { ForecastBase } from '@tenfold/domain/forecast';
import { assumptionsOf, forecastFrom } from '@tenfold/domain/forecast';
import { fairValue, sensitivity, valuationColumns } from '@tenfold/domain/valuation';
import type { Running } from './processes.ts';
import { heading, line } from './report.ts';

/** The cost of a keystroke in the calculator: forecast, fair value, heatmap and columns, from the page's own base. */
export async function benchRecalculation(product: Running): Promise<void> {
  heading('One full recalculation of a forecast');
  const response = await fetch(`${product.origin}/api/v1/company/AAPL/financials`);
  const base = camel((await response.json()).forecast_base) as ForecastBase;
  const choice = { requiredReturn: 0.1, terminalGrowth: 0.02 };
  const once = () => {
    const forecast = forecastFrom(base, assumptionsOf(base, 'averages'), 'averages');
    const result = fairValue(base, forecast, choice);
    sensitivity(base, forecast, choice);
    return valuationColumns(forecast, result, choice);
  };
  for (let turn = 0; turn < 2_000; turn += 1) once();
  const began = performance.now();
  for (let turn = 0; turn < 10_000; turn += 1) once();
  line(
    'forecast, fair value, heatmap, columns',
    `${((performance.now() - began) / 10_000).toFixed(4)} ms`,
    'aim: under 1 ms',
  );
}

function camel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camel);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      camel(inner),
    ]),
  );
}
