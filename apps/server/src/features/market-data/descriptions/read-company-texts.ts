import { z } from 'zod';
import type { ProfileRecord } from '../../company/index.ts';
import { isRecord, parseJson } from '../json.ts';

/** What people wrote about a company: the words of its page and who led it. */
export interface CompanyTexts {
  readonly profile: ProfileRecord;
  readonly chiefExecutives: readonly {
    readonly fullName: string;
    readonly startYear: number;
    readonly endYear: number | null;
  }[];
}

/** By symbol; null when the text is not a file of company texts. An unusable entry has null. */
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

const words = z.string().trim().min(1).nullable().default(null);
const year = z.number().int().min(1600).max(2200);

const texts = z.object({
  name: words,
  shortName: words,
  sector: words,
  industry: words,
  websiteUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  headquartersLocation: words,
  summary: words,
  keywords: z.array(z.string().trim().min(1)).nullable().default(null),
  founded: words,
  foundingYear: year.nullable().default(null),
  mainMarkets: words,
  metaTitle: words,
  metaDescription: words,
  seoContent: words,
  keyFacts: words,
  investorInterestReason: words,
  socialMediaUrls: z
    .array(z.url({ protocol: /^https?$/ }))
    .nullable()
    .default(null),
  adrRatio: z.number().positive().nullable().default(null),
  chiefExecutives: z
    .array(z.object({ fullName: z.string().trim().min(1), startYear: year, endYear: year.nullable() }))
    .default([]),
});

function textsOf(read: z.output<typeof texts>): CompanyTexts {
  const { chiefExecutives, keywords, ...profile } = read;
  return { profile: { ...profile, keywords: keywords?.join(', ') ?? null }, chiefExecutives };
}
