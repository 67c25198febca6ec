/** Outlives the account it pays for. */
export type BillingAccountId = number & { readonly brand: 'BillingAccountId' };
