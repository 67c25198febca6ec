import { z } from 'zod';
import type { ProfileRecord } from '../../company/index.ts';
import { isRecord, parseJson } from '../json.ts';
import { lineField, maxLineLength, proseField } from '../source-text.ts';

export interface CompanyTexts {
  readonly profile: ProfileRecord;
  readonly chiefExecutives: readonly {
    readonly fullName: string;
    readonly startYear: number;
    readonly endYear: number | null;
  }[];
}

/** By symbol; null for another kind of file; an unusable entry is null. */
export function readCompanyTexts(text: string): Map<string, CompanyTexts | null> | null {
  const root = parseJson(text);
  if (!isRecord(root)) return null;
  return new Map(
    Object.entries(root).map(([symbol, entry]) => {
      const read = texts.safeParse(entry);
      return [symbol.toUpperCase(), read.success ? textsOf(read.data) : null];
    }),
  );
}

const line = lineField.nullable().default(null);
const prose = proseField.nullable().default(null);
const year = z.number().int().min(1600).max(2200);

const texts = z.object({
  name: line,
  shortName: line,
  sector: line,
  industry: line,
  websiteUrl: z
    .url({ protocol: /^https?$/ })
    .max(maxLineLength)
    .nullable()
    .default(null),
  headquartersLocation: line,
  summary: prose,
  keywords: z.array(lineField).max(100).nullable().default(null),
  founded: line,
  foundingYear: year.nullable().default(null),
  mainMarkets: prose,
  metaTitle: line,
  metaDescription: prose,
  seoContent: prose,
  keyFacts: prose,
  investorInterestReason: prose,
  socialMediaUrls: z
    .preprocess(listOf, z.array(z.url({ protocol: /^https?$/ }).max(maxLineLength)).max(20))
    .nullable()
    .default(null),
  adrRatio: z.number().positive().nullable().default(null),
  chiefExecutives: z
    .array(z.object({ fullName: lineField, startYear: year, endYear: year.nullable() }))
    .default([]),
});

/** A list may be written as one: an array in JSON, or separated by commas. */
function listOf(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const read = parseJson(written);
  return Array.isArray(read) ? read : written.split(',').map((each) => each.trim());
}

function textsOf(read: z.output<typeof texts>): CompanyTexts {
  const { chiefExecutives, keywords, ...profile } = read;
  return { profile: { ...profile, keywords: keywords?.join(', ') ?? null }, chiefExecutives };
}
