import { lazyPart } from '../platform/screens/lazy-part.tsx';

/** Only for those who have saved one. */
export const SavedForecastSelect = lazyPart(
  async () => (await import('./SavedForecastSelect.tsx')).SavedForecastSelect,
);
