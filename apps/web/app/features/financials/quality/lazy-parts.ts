import { fromServer } from '../../../platform/screens/from-server.tsx';

export const QualityPanel = fromServer(async () => (await import('./QualityPanel.tsx')).QualityPanel);
