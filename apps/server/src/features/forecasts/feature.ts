import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { ownForecasts } from './own-forecasts.ts';
import { registerForecasts } from './routes.ts';

export const forecasts = {
  name: 'forecasts',
  level: 5,
  routes: registerForecasts,
  // With their versions.
  prunes: [{ table: 'forecast', since: 'deleted_at', afterDays: 1 }],
  ownData: [ownForecasts],
} satisfies Feature<QuotaDeps>;
