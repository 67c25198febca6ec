import type { ExportedPage } from '../export/page-workbook.ts';
import type { EditedModel } from '../own/edited-model.ts';
import type { OwnForecastOnPage } from '../own/own.ts';

/** The page on which a file is imported. */
export interface ImportPage extends Pick<ExportedPage, 'company' | 'financials'> {
  readonly model: EditedModel;
  readonly load: OwnForecastOnPage['load'];
}
