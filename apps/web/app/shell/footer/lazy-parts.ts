import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

export const SiteFooter = hydrateLater(async () => (await import('./SiteFooter.tsx')).SiteFooter);
