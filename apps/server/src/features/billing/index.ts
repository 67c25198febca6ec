export { ownCompanies } from './own-companies.ts';
export { type QuotaDeps, withQuota } from './quota-deps.ts';
export { requireComparisonAccess, requireHistoryAccess } from './require-access.ts';
export { registerBilling } from './routes.ts';
