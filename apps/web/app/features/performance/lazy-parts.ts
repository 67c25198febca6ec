import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

// Not among the late parts of all who import them: what opens the chart large has them with its own script.
export const ChartPicture = hydrateLater(async () => (await import('./plot/ChartPicture.tsx')).ChartPicture);
export const ChartLegend = hydrateLater(async () => (await import('./plot/ChartNotes.tsx')).ChartLegend);
export const ChartRemarks = hydrateLater(async () => (await import('./plot/ChartNotes.tsx')).ChartRemarks);
export const ChartValues = hydrateLater(async () => (await import('./plot/ChartNotes.tsx')).ChartValues);
export const PlottedChecklist = hydrateLater(
  async () => (await import('./card/IndicatorChecklist.tsx')).PlottedChecklist,
);
