import { markLabel } from '../../../figures/mark-labels.ts';
import type { TableColumn } from '../columns/table-column.ts';

export function basisLabel({ kind, heading, cell }: TableColumn): string | null {
  if (kind !== 'actual' && kind !== 'quarterly') return null;
  const marks = (['revenue', 'netIncome', 'totalAssets'] as const).flatMap((key) => cell(key).marks);
  if (marks.includes('basis_changed')) {
    const earlier = kind === 'actual' ? `years before ${heading}` : 'the quarters a year before';
    return `Basis changed: ${earlier} include businesses since sold or spun off, or follow other accounting. Growth across the change isn’t shown.`;
  }
  return marks.includes('short_year') ? markLabel('short_year') : null;
}
