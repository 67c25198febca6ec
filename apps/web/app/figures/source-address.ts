import { sourceStart } from '@tenfold/contract/financials/source-address';

/** Whether it is the part of a company's page that has the figures. */
export function isSourceAddress(hash: string): boolean {
  return hash.startsWith(sourceStart);
}
