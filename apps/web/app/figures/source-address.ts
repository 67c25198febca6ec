import { sourceStart } from '@tenfold/contract/financials/source-address';

/** Of the part of a company's page that has the figures. */
export function isSourceAddress(hash: string): boolean {
  return hash.startsWith(sourceStart);
}
