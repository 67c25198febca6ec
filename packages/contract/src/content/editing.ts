import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, madeOn } from '../shapes.ts';
import { type BlockKey, blockKeys, blocks, type ContentOf } from './blocks.ts';
import { type Strictness, schemaOf } from './schema-of.ts';

/** A block with its key, so that the key says which fields it has. */
export type Block = {
  readonly [Key in BlockKey]: { readonly key: Key; readonly content: ContentOf<Key> };
}[BlockKey];

function anyBlock(strictness: Strictness): z.ZodType<Block> {
  const [first, ...others] = blockKeys.map((key) =>
    z.object({ key: z.literal(key), content: schemaOf(blocks[key].fields, strictness) }),
  );
  if (first === undefined) throw new RangeError('There is no block.');
  return z.discriminatedUnion('key', [first, ...others]) as unknown as z.ZodType<Block>;
}

const block = anyBlock('draft');
const publishedBlock = anyBlock('published');

const key = z.enum(blockKeys as [BlockKey, ...BlockKey[]]);
const ofBlock = z.object({ key });
const version = z.number().int().min(0);

/** Null: the product itself, or somebody whose account is gone. */
const editor = z.string().nullable();

export const contentVersion = z.object({
  /** 0 as the product came. */
  version,
  publishedAt: isoTime.nullable(),
  publishedBy: editor,
  whatChanged: z.string().nullable(),
  putBackFrom: version.nullable(),
});
export type ContentVersion = z.output<typeof contentVersion>;

export const contentDraft = z.object({
  block,
  /** The version it was begun on. */
  basedOn: version,
  revision: z.number().int(),
  editedAt: isoTime,
});
export type ContentDraft = z.output<typeof contentDraft>;

const drafting = z.object({ editor, editedAt: isoTime });

export const listedBlock = z.object({
  key,
  live: contentVersion,
  isShown: z.boolean(),
  /** One’s own. */
  draft: z.object({ editedAt: isoTime, basedOn: version }).nullable(),
  othersDrafts: z.array(drafting),
});
export type ListedBlock = z.output<typeof listedBlock>;

export const editedBlock = z.object({
  live: contentVersion,
  published: block,
  draft: contentDraft.nullable(),
  othersDrafts: z.array(drafting),
});
export type EditedBlock = z.output<typeof editedBlock>;

const editing = { access: 'editContent' } as const;

export const listContent = endpoint({
  ...editing,
  method: 'GET',
  path: '/content',
  summary: 'Every block editors keep, with its version and drafts',
  reply: z.object({ blocks: z.array(listedBlock) }),
});

export const getContent = endpoint({
  ...editing,
  method: 'GET',
  path: '/content/{key}',
  summary: 'A block as it is published, and the editor’s draft',
  params: ofBlock,
  reply: editedBlock,
});

export const listContentVersions = endpoint({
  ...editing,
  method: 'GET',
  path: '/content/{key}/versions',
  summary: 'All versions of a block, newest first',
  params: ofBlock,
  reply: z.object({ versions: z.array(contentVersion) }),
});

export const getContentVersion = endpoint({
  ...editing,
  method: 'GET',
  path: '/content/{key}/versions/{version}',
  summary: 'A version of a block',
  params: ofBlock.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
  reply: contentVersion.extend({ block }),
  refusals: ['not_found'],
});

export const saveContentDraft = endpoint({
  ...editing,
  method: 'POST',
  limit: 'content save',
  path: '/content/drafts/save',
  summary: 'Save the editor’s draft of a block',
  body: z.object({ block, basedOn: version, revision: madeOn }),
  maxBodyBytes: 256 * 1024,
  reply: contentDraft,
  refusals: ['stale'],
});

export const discardContentDraft = endpoint({
  ...editing,
  method: 'POST',
  limit: 'content save',
  path: '/content/{key}/draft/delete',
  summary: 'Discard the editor’s draft of a block',
  params: ofBlock,
  reply: z.object({ isDeleted: z.literal(true) }),
});

/** Refused with 409 `stale` where a newer version than `basedOn` is public: the draft stays. */
export const publishContent = endpoint({
  ...editing,
  method: 'POST',
  limit: 'content save',
  path: '/content/publish',
  summary: 'Publish a block',
  body: z.object({
    block: publishedBlock,
    basedOn: version,
    whatChanged: z.string().trim().max(300, 'Use at most 300 characters').default(''),
  }),
  maxBodyBytes: 256 * 1024,
  reply: editedBlock,
  refusals: ['stale', 'conflict'],
});

/** An earlier version becomes a new one; nothing is deleted. */
export const putContentBack = endpoint({
  ...editing,
  method: 'POST',
  limit: 'content save',
  path: '/content/{key}/versions/{version}/put-back',
  summary: 'Make an earlier version of a block public again',
  params: ofBlock.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
  body: z.object({ basedOn: version }),
  reply: editedBlock,
  refusals: ['not_found', 'stale', 'conflict'],
});

export const uploadContentImage = endpoint({
  ...editing,
  method: 'POST',
  limit: 'content image',
  path: '/content/images',
  summary: 'Upload an image for content',
  body: z.object({ image: z.base64('Choose an image file') }),
  maxBodyBytes: 3 * 1024 * 1024,
  reply: z.object({ name: z.string(), width: z.number().int(), height: z.number().int() }),
});

export const exportContent = endpoint({
  ...editing,
  method: 'GET',
  path: '/content/export',
  summary: 'All published content as one file, images included',
  reply: z.object({ name: z.string(), text: z.string() }),
});
