import type { TokenScope } from '@tenfold/contract/policy/token-scopes';

export const scopeLabels: Readonly<Record<TokenScope, string>> = {
  figures: 'Company figures',
  own: 'Figures and my own data',
};
