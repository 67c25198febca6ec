import { fromServer } from '../../platform/screens/from-server.tsx';
import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

export const ChartPicture = hydrateLater(async () => (await import('./plot/ChartPicture.tsx')).ChartPicture);
export const ChartLegend = hydrateLater(async () => (await import('./plot/ChartNotes.tsx')).ChartLegend);
export const ChartRemarks = hydrateLater(async () => (await import('./plot/ChartNotes.tsx')).ChartRemarks);
export const ChartValues = hydrateLater(async () => (await import('./plot/ChartNotes.tsx')).ChartValues);
export const PlottedChecklist = hydrateLater(
  async () => (await import('./card/IndicatorChecklist.tsx')).PlottedChecklist,
);
export const PeriodMenu = hydrateLater(async () => (await import('./card/PeriodMenu.tsx')).PeriodMenu);
export const PriceScore = fromServer(async () => (await import('./card/PriceScore.tsx')).PriceScore);
export const GatedPerformanceCard = hydrateLater(
  async () => (await import('./gated/GatedPerformanceCard.tsx')).GatedPerformanceCard,
);

export const SeriesChips = hydrateLater(async () => (await import('./card/SeriesChips.tsx')).SeriesChips);
