import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { ownForecasts } from './own-forecasts.ts';
import { pruneForecastsNightly } from './prune-forecasts.ts';
import { registerForecasts } from './routes.ts';

export const forecasts = {
  name: 'forecasts',
  level: 5,
  routes: registerForecasts,
  queues: (deps) => [pruneForecastsNightly(deps)],
  ownData: [ownForecasts],
} satisfies Feature<QuotaDeps>;
