import { fromServer } from '../../platform/screens/from-server.tsx';
import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

export const GatedFinancialsCard = hydrateLater(
  async () => (await import('./gated/GatedFinancialsCard.tsx')).GatedFinancialsCard,
);
export const LatestYearCard = hydrateLater(
  async () => (await import('./gated/LatestYearCard.tsx')).LatestYearCard,
);
export const QualityPanel = fromServer(async () => (await import('./quality/QualityPanel.tsx')).QualityPanel);
