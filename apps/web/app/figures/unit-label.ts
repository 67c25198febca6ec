import type { RowUnit } from '@tenfold/domain/rows';

export function unitLabel(unit: RowUnit, currency: string): string {
  switch (unit) {
    case 'millions':
      return `${currency} millions`;
    case 'shares':
      return 'millions of shares';
    case 'perShare':
      return `${currency} per share`;
    case 'percent':
      return 'percent';
    case 'ratio':
      return 'times';
  }
}
