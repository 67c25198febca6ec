/** How the SEC names a filer's files: `CIK0000320193`. */
export function cikName(cik: number): string {
  return `CIK${String(cik).padStart(10, '0')}`;
}
