export { billing } from './feature.ts';
export { type QuotaDeps, withQuota } from './quota-deps.ts';
export {
  listValueVisible,
  requireComparisonAccess,
  requireForecastAccess,
  requireHistoryAccess,
} from './require-access.ts';
