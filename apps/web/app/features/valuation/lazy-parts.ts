import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

export const FairValueCard = hydrateLater(
  async () => (await import('./fair-value/FairValueCard.tsx')).FairValueCard,
);
export const ValuationCard = hydrateLater(
  async () => (await import('./statistics/ValuationCard.tsx')).ValuationCard,
);
export const GatedValueCard = hydrateLater(
  async () => (await import('./gated/GatedValueCard.tsx')).GatedValueCard,
);
export const WhatHelps = hydrateLater(async () => (await import('./no-value/WhatHelps.tsx')).WhatHelps);
