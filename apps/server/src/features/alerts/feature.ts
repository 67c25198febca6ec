import { reaction } from '../../platform/events/index.ts';
import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { pricesMoved } from '../company/index.ts';
import { type ChangedFigures, figuresChanged } from '../financials/index.ts';
import { forecastChanged } from '../forecasts/index.ts';
import { announce } from '../notifications/index.ts';
import { askForPricesOfAlerts } from './ask-for-prices.ts';
import { applyRecordedSplits } from './engine/apply-splits.ts';
import { evaluatePrices } from './engine/evaluate-prices.ts';
import { fireHeldEachMinute } from './engine/fire-held-each-minute.ts';
import { type Reprice, repriceAlerts } from './models/reprice-alerts.ts';
import { suspendSilentNightly } from './nightly/suspend-silent.ts';
import { ownAlerts } from './own-alerts.ts';
import { registerAlerts } from './routes.ts';

/** Estimates move only the forecasts that start from analysts. */
const causes = {
  filing: { cause: 'filing' },
  split: { cause: 'split' },
  correction: { cause: 'figures' },
  estimates: { cause: 'figures', startsFrom: 'analysts' },
} as const satisfies Record<ChangedFigures['cause'], Pick<Reprice, 'cause' | 'startsFrom'>>;

export const alerts = {
  name: 'alerts',
  level: 6,
  routes: registerAlerts,
  queues: (deps) => [suspendSilentNightly(deps), askForPricesOfAlerts(deps), fireHeldEachMinute(deps)],
  // With the history of each.
  prunes: [{ table: 'price_alert', since: 'deleted_at', afterDays: 1 }],
  reactions: ({ clock, config, fanOut }) => [
    reaction(pricesMoved, async (tx, moves) => {
      return announce(fanOut, await evaluatePrices(tx, moves, clock.now()));
    }),
    reaction(forecastChanged, async (tx, { forecastId }) => {
      const of = { forecastId };
      const notified = await repriceAlerts(tx, config, { of, cause: 'forecast_saved', now: clock.now() });
      return announce(fanOut, notified);
    }),
    reaction(figuresChanged, async (tx, { symbols, cause }) => {
      const now = clock.now();
      await applyRecordedSplits(tx, symbols, now);
      return announce(fanOut, await repriceAlerts(tx, config, { of: { symbols }, now, ...causes[cause] }));
    }),
  ],
  ownData: [ownAlerts],
} satisfies Feature<QuotaDeps>;
