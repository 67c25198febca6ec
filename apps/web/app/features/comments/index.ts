export { useRowComments } from './on-chart/use-row-comments.ts';
export { useTableComments } from './on-table/use-table-comments.tsx';
