import { type Filings, findFigure } from './filings.ts';
import type { Statement } from './line.ts';

/** A part of a company's revenue or assets whose loss makes it another company to measure. */
export const materialShare = 0.1;

const whole = 'us-gaap:AssetsOfDisposalGroupIncludingDiscontinuedOperation';
const parts = [
  'us-gaap:AssetsOfDisposalGroupIncludingDiscontinuedOperationCurrent',
  'us-gaap:DisposalGroupIncludingDiscontinuedOperationAssetsNoncurrent',
] as const;

export const disposalTags: readonly string[] = [whole, ...parts];

/**
 * Whether businesses that were a large part of the assets at one year end were gone at the next: sold or spun off.
 *
 * @example assets of 188bn, 110bn of them in discontinued operations; a year later none: given up
 * @example still held for sale a year later, written down by a third: not yet
 */
export function disposedOfBusinesses(filings: Filings, before: Statement, now: Statement): boolean {
  const assets = before.lines.totalAssets.value;
  if (assets === null || assets <= 0) return false;
  const held = heldForDisposal(filings, before.period.year);
  const left = heldForDisposal(filings, now.period.year);
  return held - left > assets * materialShare && left < held / 2;
}

function heldForDisposal(filings: Filings, year: number): number {
  const at = (tag: string) => findFigure(filings, tag, 'money', { year, from: 0, to: 4 })?.value ?? 0;
  const [current, noncurrent] = parts;
  return Math.max(at(whole), at(current) + at(noncurrent));
}
