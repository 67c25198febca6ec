import { editableRows } from '@tenfold/domain/custom-forecast';
import type { Content } from './content.ts';

/** Stored values are untrusted: keep only what parses. */
export function isContent(stored: unknown): stored is Content {
  const { startsFrom, baseYear, values, requiredReturn, terminalGrowth } = (stored ?? {}) as Partial<
    Record<keyof Content, unknown>
  >;
  return (
    (startsFrom === 'averages' || startsFrom === 'analysts') &&
    Number.isInteger(baseYear) &&
    Number.isFinite(requiredReturn) &&
    Number.isFinite(terminalGrowth) &&
    isValues(values)
  );
}

function isValues(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.values(stored).every(
    (rows) =>
      typeof rows === 'object' &&
      rows !== null &&
      Object.entries(rows).every(
        ([row, input]) =>
          editableRows.some((key) => key === row) && (Number.isFinite(input) || typeof input === 'string'),
      ),
  );
}
