import { lazyPart } from '../../../platform/screens/lazy-part.tsx';

export const VersionsPanel = lazyPart(async () => (await import('./VersionsPanel.tsx')).VersionsPanel);
