import { lazyScript } from '../../../platform/screens/lazy-part.tsx';

export const ImportDialog = lazyScript(async () => (await import('./ImportDialog.tsx')).ImportDialog);
