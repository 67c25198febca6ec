import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../shapes.ts';
import { documentKeys } from './document-fields.ts';

const version = z.number().int();

export const siteDocument = z.object({
  key: z.enum(documentKeys),
  title: z.string(),
  /** Null: none. */
  intro: z.string().nullable(),
  sections: z.array(
    z.object({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) }),
  ),
  /** 0 as the product came. */
  version,
  publishedAt: isoTime.nullable(),
  /** The newest; what is shown may be an earlier one. */
  latestVersion: version,
  /** Newest first. */
  versions: z.array(
    z.object({ version, publishedAt: isoTime.nullable(), whatChanged: z.string().nullable() }),
  ),
});
export type SiteDocument = z.output<typeof siteDocument>;

export const getDocument = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/documents/{key}',
  summary: 'Terms, privacy, disclaimer or community guidelines',
  params: z.object({ key: z.enum(documentKeys) }),
  /** The newest unless given. */
  query: z.object({ version: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  reply: siteDocument,
  refusals: ['not_found'],
});
