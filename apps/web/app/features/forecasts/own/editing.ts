export { ForecastDialogs as Dialogs } from '../dialogs/ForecastDialogs.tsx';
export { TableEditor } from '../table/TableEditor.tsx';
export { openOwn } from './own.ts';
