export { billing } from './feature.ts';
export { type QuotaDeps, withQuota } from './quota-deps.ts';
export {
  listValueVisible,
  requireComparisonAccess,
  requireForecastAccess,
  requireHistoryAccess,
  requireListAccess,
  requireNoteAccess,
} from './require-access.ts';
