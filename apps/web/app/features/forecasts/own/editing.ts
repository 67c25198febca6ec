import { lazyPart } from '../../../platform/screens/lazy-part.tsx';

export { TableEditor } from '../table/TableEditor.tsx';
export { openOwn } from './own.ts';
export const Dialogs = lazyPart(async () => (await import('../dialogs/ForecastDialogs.tsx')).ForecastDialogs);
