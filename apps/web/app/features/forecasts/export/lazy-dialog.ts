import { lazyScript } from '../../../platform/screens/lazy-part.tsx';

export const ExportDialog = lazyScript(async () => (await import('./ExportDialog.tsx')).ExportDialog);
