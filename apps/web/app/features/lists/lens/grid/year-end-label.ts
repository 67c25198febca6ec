import type { LensCompany } from '@tenfold/contract/lists';

const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Which fiscal year a company’s last one is: `Year to Sep 2025`. */
export function yearEndLabel({ yearEnd, hasFigures }: Pick<LensCompany, 'yearEnd' | 'hasFigures'>): string {
  if (!hasFigures) return 'No figures yet';
  return yearEnd === null ? 'No fiscal year on file' : `Year to ${months.format(new Date(yearEnd))}`;
}
