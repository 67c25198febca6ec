import { filedCells, resolveForecast } from '@tenfold/domain/custom-forecast';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { withOwnFigures } from '@tenfold/domain/valuation';
import { readWorkbook, type WorkbookReading } from '@tenfold/domain/workbook';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { type ExportedPage, filedColumns, forecastColumn } from '../export/page-workbook.ts';
import { openWorkbook } from './open-workbook.ts';
import { BrokenFile, type BrokenWhy } from './zip.ts';

export type FileReading = WorkbookReading | { readonly ok: false; readonly why: BrokenWhy };

export interface ImportingCompany extends Pick<ExportedPage, 'company' | 'financials'> {
  readonly base: ForecastBase;
}

/** What a person changed in an exported file, against the figures of the page. @throws where these can't be loaded */
export async function readFile(
  file: Blob,
  { company: { symbol }, financials, base }: ImportingCompany,
): Promise<FileReading> {
  try {
    const workbook = await openWorkbook(file);
    const more = await browserApi.call('GET /company/{symbol}/financials/more', { params: { symbol } });
    const filed = filedColumns({ financials, more, filings: [] });
    return readWorkbook(workbook, {
      symbol,
      lastYear: base.lastYear,
      filed,
      forecast: ({ startsFrom, baseYear, values, ownFigures }) =>
        resolveForecast(
          withOwnFigures(base, ownFigures),
          { startsFrom, baseYear, cells: values },
          filedCells(filed),
        ).forecast.columns.map(forecastColumn),
    });
  } catch (cause) {
    if (cause instanceof BrokenFile) return { ok: false, why: cause.why };
    throw cause;
  }
}
