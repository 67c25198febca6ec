import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

/** Of the company page. */
export const PriceAlertCard = hydrateLater(
  async () => (await import('./card/PriceAlertCard.tsx')).PriceAlertCard,
);

/** Of the feed: the button, and all of a person’s alerts. */
export const ManageAlerts = hydrateLater(
  async () => (await import('./manage/ManageAlerts.tsx')).ManageAlerts,
);
