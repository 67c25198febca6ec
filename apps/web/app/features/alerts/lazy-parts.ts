import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

/** The card of the company page. */
export const PriceAlertCard = hydrateLater(
  async () => (await import('./card/PriceAlertCard.tsx')).PriceAlertCard,
);

/** The feed’s button, and all of a person’s alerts. */
export const ManageAlerts = hydrateLater(
  async () => (await import('./manage/ManageAlerts.tsx')).ManageAlerts,
);
