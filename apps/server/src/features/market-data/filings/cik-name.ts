export function cikName(cik: number): string {
  return `CIK${String(cik).padStart(10, '0')}`;
}
