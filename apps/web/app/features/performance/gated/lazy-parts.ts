import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';

export const GatedPerformanceCard = hydrateLater(
  async () => (await import('./GatedPerformanceCard.tsx')).GatedPerformanceCard,
);
