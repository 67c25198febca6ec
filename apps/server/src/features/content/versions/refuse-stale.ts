import type { BlockKey } from '@tenfold/contract/content/blocks';
import type { AccountId } from '@tenfold/contract/ids';
import { Stale } from '../../../platform/http/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import { describeBlock } from '../describe-block.ts';

/** @throws Stale with the block as it is now: another process may have published it within the last second */
export async function refuseStale(deps: ContentDeps, key: BlockKey, accountId: AccountId): Promise<never> {
  deps.content.forget();
  const current = await describeBlock(deps, key, accountId);
  const by = current.live.publishedBy ?? 'Another editor';
  throw new Stale(
    `${by} published version ${current.live.version} while you edited. Your draft is kept. Compare before you publish.`,
    current,
  );
}
