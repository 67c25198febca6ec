import { type BlockKey, blocks } from '@tenfold/contract/content/blocks';
import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import type { BlockContent } from './content-path.ts';
import { fits } from './fits.ts';

export interface UnsavedDraft {
  readonly content: BlockContent;
  readonly basedOn: number;
  readonly revision: number;
}

/** What was typed and isn’t saved yet: a closed window or a lost connection loses nothing. */
export function unsavedDraft(personId: number, key: BlockKey): StoredDraft<UnsavedDraft> {
  return storedDraft(`content-draft:${personId}:${key}`, (stored) => {
    const { content, basedOn, revision } = (stored ?? {}) as Partial<Record<keyof UnsavedDraft, unknown>>;
    const field = { kind: 'group', label: '', fields: blocks[key].fields } as const;
    if (!fits(field, content) || !Number.isInteger(basedOn) || !Number.isInteger(revision)) return null;
    return { content: content as BlockContent, basedOn: Number(basedOn), revision: Number(revision) };
  });
}
