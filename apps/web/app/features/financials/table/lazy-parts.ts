import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';

export const FinancialsTable = hydrateLater(
  async () => (await import('./FinancialsTable.tsx')).FinancialsTable,
);
