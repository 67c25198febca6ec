import { reaction } from '../../platform/events/index.ts';
import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { figuresChanged } from '../financials/index.ts';
import { ownForecasts } from './own-forecasts.ts';
import { registerForecasts } from './routes.ts';
import { forgetScores } from './scoring/score-store.ts';

export const forecasts = {
  name: 'forecasts',
  level: 5,
  routes: registerForecasts,
  // With their versions.
  prunes: [{ table: 'forecast', since: 'deleted_at', afterDays: 1 }],
  reactions: () => [
    reaction(figuresChanged, async (tx, { cik, cause }) => {
      if (cause === 'correction') await forgetScores(tx, cik);
      return undefined;
    }),
  ],
  ownData: [ownForecasts],
} satisfies Feature<QuotaDeps>;
