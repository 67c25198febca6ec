import { type FilingPage, mostFilings } from '@tenfold/contract/financials/contests';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { filingPages } from '@tenfold/domain/statements';
import type { CompanyFigures } from '../company-figures.ts';
import { findFigureSource } from '../figure-source.ts';
import { filingUrl } from '../filing-url.ts';
import type { ContestedFigure } from './contest-store.ts';

/** Those a figure is made from, as filed; a period that is no longer there has none. */
export function listContestedFilings(
  figures: CompanyFigures,
  { rowKey, column }: Pick<ContestedFigure, 'rowKey' | 'column'>,
): FilingPage[] {
  const source = findFigureSource(figures, rowKey as AnyRowKey, column);
  if (source === null || source.periodEnd === null) return [];
  const period = { start: source.periodStart, end: source.periodEnd };
  return filingPages(figures.facts, source.sources, period)
    .slice(0, mostFilings)
    .map((page) => ({ ...page, url: filingUrl(figures, page.accession) }));
}
