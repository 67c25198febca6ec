import type { TableColumn } from '../columns/table-column.ts';

const bands = {
  actual: 'band-act',
  ltm: 'band-act band-ltm',
  quarterly: 'band-act',
  average: 'band-avg',
  estimated: 'band-est',
  projected: 'band-proj',
  terminal: 'band-proj term',
} as const;

/** The class of a heading. Cells have none, for six hundred would double the table: they are styled by `tableBands`. */
export function columnClass(columns: readonly TableColumn[], index: number): string {
  return bands[columns[index]?.kind ?? 'actual'];
}

/** Which columns the table ends with: CSS counts cells from the end of their row. */
export function tableBands(columns: readonly TableColumn[]): string {
  const average = columns.findIndex(({ kind }) => kind === 'average');
  if (average < 0) return 'ends-filed';
  const ends = average === columns.length - 1 ? 'ends-average' : 'ends-forecast';
  return columns[average - 1]?.kind === 'ltm' ? `${ends} has-ltm` : ends;
}
