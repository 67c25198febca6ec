import type * as forecasts from '../forecasts.ts';
import examples from './examples/forecasts.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const forecastsDocs: DocsOf<typeof forecasts> = {
  tag: 'A person’s own forecasts of a company: what was typed over averages or analysts’ consensus. Values have keys as they are: fiscal years or `Terminal`, then rows such as `revenueChange`.',
  calls: {
    listForecasts: 'Lists the signed-in person’s forecasts of a company, last changed first.',
    createForecast:
      'Creates a forecast of a company with the values to begin with; only the name is required. Sent again with the same name and content it answers the forecast that exists; the same name with other content is a conflict.',
    saveForecast:
      'Saves a forecast, all of its values at once. `revision` is the one the changes were made on: if the forecast was changed since, the answer is 409 `stale` with the forecast as it is now in `current`, and nothing is written. Sending the same again is no conflict.',
  },
  examples,
  schemas: {
    savedForecast:
      'A forecast as typed: `values` by fiscal year or `Terminal`, then by row, each a fraction or a formula that begins with `=`. Cells that are not named follow averages or consensus.',
  },
};
