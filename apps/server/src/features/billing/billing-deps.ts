import type { BillingContext } from './payments.ts';
import type { QuotaDeps } from './quota/quota-deps.ts';

export type BillingDeps = QuotaDeps & Pick<BillingContext, 'payments' | 'sessions'>;
