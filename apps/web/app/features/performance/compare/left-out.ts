import type { ApiErrorCode } from '@tenfold/contract/errors/api-error';

/** A compared company that keeps a chart from loading, and why. */
export interface LeftOut {
  readonly symbol: string;
  readonly why: 'no_data' | 'limit' | 'plan' | 'failed';
}

/** A company that only failed to load stays among the reader's choices. */
export function removedSymbols(leftOut: readonly LeftOut[]): string[] {
  return leftOut.filter(({ why }) => why !== 'failed').map(({ symbol }) => symbol);
}

export function leftOutReason(code: ApiErrorCode | null): LeftOut['why'] {
  switch (code) {
    case 'company_not_found':
    case 'company_not_on_file':
    case 'invalid_request':
      return 'no_data';
    case 'quota_reached':
      return 'limit';
    case 'forbidden':
      return 'plan';
    default:
      return 'failed';
  }
}
