import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';

/** The picture and all that is read from it. */
export const ChartPicture = hydrateLater(async () => (await import('./ChartPicture.tsx')).ChartPicture);
export const AxesCaption = hydrateLater(async () => (await import('./ChartNotes.tsx')).AxesCaption);
export const ChartLegend = hydrateLater(async () => (await import('./ChartNotes.tsx')).ChartLegend);
export const ChartRemarks = hydrateLater(async () => (await import('./ChartNotes.tsx')).ChartRemarks);
export const ChartValues = hydrateLater(async () => (await import('./ChartNotes.tsx')).ChartValues);
