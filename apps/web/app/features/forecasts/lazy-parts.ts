import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

export const ForecastBar = hydrateLater(async () => (await import('./bar/ForecastBar.tsx')).ForecastBar);
