import type { BlockKey } from '@tenfold/contract/content/blocks';
import type { BlockContent } from '../editing/content-path.ts';

export function versionQuery(key: BlockKey, version: number) {
  return {
    label: 'a version of content',
    call: 'GET /content/{key}/versions/{version}',
    input: { params: { key, version } },
    read: (reply: { block: { content: object } }) => reply.block.content as BlockContent,
  } as const;
}
