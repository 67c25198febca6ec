/** Plans, and how many companies a month a person opens: counted, refused, told. */

export { billing } from './feature.ts';
export { findFirstOpened } from './first-opened.ts';
export { type QuotaDeps, withQuota } from './quota-deps.ts';
export {
  listLatestYearVisible,
  listValueVisible,
  requireComparisonAccess,
  requireForecastAccess,
  requireHistoryAccess,
  requireListAccess,
  requireNoteAccess,
} from './require-access.ts';
