import type { RowDefinition } from '../rows/index.ts';
import type { CellFormat, WorkbookCell } from './sheet.ts';

export const formats: Readonly<Record<RowDefinition['unit'], CellFormat>> = {
  perShare: 'dollars',
  millions: 'money',
  percent: 'percent',
  ratio: 'ratio',
  shares: 'money',
};

export function styleOf({ strong }: RowDefinition): WorkbookCell['style'] {
  return strong ? 'strong' : 'plain';
}
