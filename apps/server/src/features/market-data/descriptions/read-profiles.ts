import { z } from 'zod';
import type { ProfileRecord } from '../../company/index.ts';
import { parseJson } from '../json.ts';
import { lineField, maxLineLength } from '../source-text.ts';

/** By symbol, in file order; null for another kind of file; an unusable entry is null. */
export function readProfilesFile(text: string): Map<string, ProfileRecord | null> | null {
  const root = parseJson(text);
  if (!Array.isArray(root)) return null;
  return new Map(
    root.map((entry: unknown, index) => {
      const read = profile.safeParse(entry);
      return read.success ? [read.data.ticker, profileOf(read.data)] : [`entry ${index + 1}`, null];
    }),
  );
}

const text = lineField.nullish();

const profile = z.object({
  ticker: z.string().trim().toUpperCase().min(1),
  name: text,
  sector: text,
  industry: text,
  website: z
    .url({ protocol: /^https?$/ })
    .max(maxLineLength)
    .nullish(),
  employees: z.number().int().positive().max(2_147_483_647).nullish(),
  headquarters: text,
});

function profileOf(read: z.output<typeof profile>): ProfileRecord {
  return {
    name: read.name ?? null,
    sector: read.sector ?? null,
    industry: read.industry ?? null,
    websiteUrl: read.website ?? null,
    employees: read.employees ?? null,
    headquartersLocation: read.headquarters ?? null,
  };
}
