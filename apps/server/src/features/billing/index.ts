export { ownCompanies } from './own-companies.ts';
export { type QuotaDeps, withQuota } from './quota-deps.ts';
export { refuseComparison, refuseHistory } from './refuse-beyond-rights.ts';
export { registerBilling } from './routes.ts';
