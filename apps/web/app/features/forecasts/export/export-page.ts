import { browserApi } from '../../../platform/api/browser-api.ts';
import { saveFile } from '../../../platform/storage/save-file.ts';
import { type ExportedPage, pageWorkbook } from './page-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Downloads the page as export.xlsx. Further rows and filings are asked for now: most readers never export. */
export async function exportPage(page: Omit<ExportedPage, 'more' | 'filings'>): Promise<void> {
  const params = { symbol: page.company.symbol };
  const [more, { filings }] = await Promise.all([
    browserApi.call('GET /company/{symbol}/financials/more', { params }),
    browserApi.call('GET /company/{symbol}/filings', { params }),
  ]);
  const file = await writeWorkbook(pageWorkbook({ ...page, more, filings }), page.financials.currency);
  saveFile('export.xlsx', file);
}
