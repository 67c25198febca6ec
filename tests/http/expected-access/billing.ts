import { getPlans, getQuota } from '@tenfold/contract/billing';
import { type AccessRow, everybody, row } from './access-row.ts';

export const planAccess: readonly AccessRow[] = [
  row(getQuota, {}, everybody(200)),
  row(getPlans, {}, everybody(200)),
];
