import type { ContentVersion, EditedBlock } from '@tenfold/contract/content';
import type { BlockKey } from '@tenfold/contract/content/blocks';
import { type BlockContent, sameContent } from './content-path.ts';
import type { ContentProblems } from './problems.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

export type DraftSave =
  /** Nothing was typed, or all of it is public. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** Another tab saved this draft in between. Null: it discarded it. */
  | { readonly kind: 'elsewhere'; readonly theirs: EditedBlock['draft'] };

export interface EditingState {
  readonly key: BlockKey;
  readonly live: ContentVersion;
  readonly published: BlockContent;
  /** What is typed. */
  readonly content: BlockContent;
  /** The version it was begun on. */
  readonly basedOn: number;
  /** The saved draft's revision; 0 without one. */
  readonly revision: number;
  readonly save: DraftSave;
  readonly problems: ContentProblems;
  readonly isPublishing: boolean;
  /** Incremented when the content is replaced as a whole, so that the form is rendered again from it. */
  readonly round: number;
}

/** @param unsaved what this device has and the server may not */
export function stateOf(block: EditedBlock, unsaved: UnsavedDraft | null, round = 0): EditingState {
  const { live, draft } = block;
  const published = block.published.content as BlockContent;
  const state = { key: block.published.key, live, published, problems: {}, isPublishing: false, round };
  if (unsaved !== null) {
    return { ...state, ...unsaved, save: { kind: 'unsaved' } };
  }
  return draft === null
    ? { ...state, content: published, basedOn: live.version, revision: 0, save: { kind: 'none' } }
    : {
        ...state,
        content: draft.block.content as BlockContent,
        basedOn: draft.basedOn,
        revision: draft.revision,
        save: { kind: 'saved', at: draft.editedAt },
      };
}

export function hasDraft({ save }: Pick<EditingState, 'save'>): boolean {
  return save.kind !== 'none';
}

export function differsFromPublished({
  content,
  published,
}: Pick<EditingState, 'content' | 'published'>): boolean {
  return !sameContent(content, published);
}

/** Somebody published while this was edited. */
export function isOvertaken(state: EditingState): boolean {
  return hasDraft(state) && state.basedOn < state.live.version;
}
