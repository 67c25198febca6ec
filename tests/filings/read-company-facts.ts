import { readFileSync } from 'node:fs';
import type { Fact } from '@tenfold/domain/facts';

interface RawFact {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly accn: string;
  readonly form: string;
  readonly filed: string;
}

interface RawFile {
  readonly facts: Record<string, Record<string, { units: Record<string, readonly RawFact[]> }>>;
}

export function readCompanyFacts(path: string): Fact[] {
  const file = JSON.parse(readFileSync(path, 'utf8')) as RawFile;
  return Object.entries(file.facts).flatMap(([taxonomy, tags]) =>
    Object.entries(tags).flatMap(([tag, { units }]) =>
      Object.entries(units).flatMap(([unit, facts]) =>
        facts.map((raw) => ({
          taxonomy,
          tag,
          unit,
          start: raw.start ?? null,
          end: raw.end,
          value: raw.val,
          accession: raw.accn,
          form: raw.form,
          filed: raw.filed,
        })),
      ),
    ),
  );
}
