import { type BlockKey, blockKeys, blocks } from '@tenfold/contract/content/blocks';
import { schemaOf } from '@tenfold/contract/content/schema-of';
import { z } from 'zod';
import type { Db } from '../../../platform/db/index.ts';
import { findImage } from '../images/image-store.ts';
import { imagesIn } from '../images/images-in.ts';
import type { PublishedContent } from '../live-content.ts';

const fileFormat = z.strictObject({
  format: z.literal('tenfold content 1'),
  blocks: z.record(z.string(), z.unknown()),
  /** WebP in base64, by name. */
  images: z.record(z.string(), z.base64()),
});

export interface ContentFile {
  readonly blocks: readonly { readonly key: BlockKey; readonly content: object }[];
  readonly images: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** Published content and its pictures, as text of one file. */
export async function writeContentFile(db: Db, { content }: PublishedContent): Promise<string> {
  const names = [...new Set(imagesIn(content).map(({ name }) => name))].sort();
  const images: Record<string, string> = {};
  for (const name of names) images[name] = (await findImage(db, name))?.toString('base64') ?? '';
  return `${JSON.stringify({ format: 'tenfold content 1', blocks: content, images }, null, 2)}\n`;
}

export type ReadContentFile =
  | { readonly ok: true; readonly file: ContentFile }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Everything that is wrong with a file; blocks it leaves out stay as they are. */
export function readContentFile(text: string): ReadContentFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problems: ['This is not JSON.'] };
  }
  const read = fileFormat.safeParse(json);
  if (!read.success) return { ok: false, problems: read.error.issues.map(describeIssue) };
  const problems: string[] = [];
  const found: { key: BlockKey; content: object }[] = [];
  for (const [name, content] of Object.entries(read.data.blocks)) {
    const key = blockKeys.find((each) => each === name);
    if (key === undefined) {
      problems.push(`${name}: There is no such block`);
      continue;
    }
    const block = schemaOf(blocks[key].fields, 'published').safeParse(content);
    if (block.success) found.push({ key, content: block.data });
    else problems.push(...block.error.issues.map((issue) => `${key}.${describeIssue(issue)}`));
  }
  if (problems.length > 0) return { ok: false, problems };
  const images = Object.entries(read.data.images).map(([name, base64]) => ({
    name,
    bytes: Buffer.from(base64, 'base64'),
  }));
  return { ok: true, file: { blocks: found, images } };
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
