import type { TableColumn } from '../columns/table-column.ts';
import type { Surprise } from './surprises.ts';

const bands = {
  actual: 'band-act',
  ltm: 'band-act band-ltm',
  quarterly: 'band-act',
  average: 'band-avg',
  estimated: 'band-est',
  projected: 'band-proj',
  terminal: 'band-proj term',
} as const;

export function columnClass(
  columns: readonly TableColumn[],
  index: number,
  verdict: Surprise['verdict'] = 'met',
): string {
  const kind = columns[index]?.kind ?? 'actual';
  const last = kind === 'actual' && columns[index + 1]?.kind !== 'actual' ? ' last' : '';
  return `${bands[kind]}${last}${verdict === 'met' ? '' : ` ${verdict}`}`;
}
