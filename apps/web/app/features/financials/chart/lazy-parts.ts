import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';

export const FinancialsChart = hydrateLater(
  async () => (await import('./FinancialsChart.tsx')).FinancialsChart,
);
