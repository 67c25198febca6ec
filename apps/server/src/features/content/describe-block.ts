import type { EditedBlock } from '@tenfold/contract/content';
import type { BlockKey } from '@tenfold/contract/content/blocks';
import type { AccountId } from '@tenfold/contract/ids';
import type { ContentDeps } from './content-deps.ts';
import { findDraft, listOthersDrafts } from './drafts/draft-store.ts';

export async function describeBlock(
  { db, content }: ContentDeps,
  key: BlockKey,
  accountId: AccountId,
): Promise<EditedBlock> {
  const { versions } = await content.now();
  const [draft, others] = await Promise.all([findDraft(db, accountId, key), listOthersDrafts(db, accountId)]);
  const { content: published, ...live } = versions[key];
  return {
    live,
    published: { key, content: published } as EditedBlock['published'],
    draft,
    othersDrafts: others.filter((each) => each.key === key),
  };
}

/** Blocks without a switch are always shown. */
export function isShown(content: object): boolean {
  if ('show' in content) return content.show === true;
  return !('bannerShow' in content) || content.bannerShow === true;
}
