import type { Block, EditedBlock } from '@tenfold/contract/content';
import type { StoreApi } from 'zustand/vanilla';
import { toFormError } from '../../../forms/form-error.ts';
import type { BrowserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import type { StoredDraft } from '../../../platform/storage/stored-draft.ts';
import { sameContent } from './content-path.ts';
import type { EditingState } from './editing-state.ts';
import { problemsOf } from './problems.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

export interface EditingDeps {
  readonly api: BrowserApi;
  readonly stored: StoredDraft<UnsavedDraft>;
}

/** After the last key. */
const restMs = 800;

/** Saves what is typed once typing rests, one call at a time; until then it is kept on this device. */
export function openDraftSaving(store: StoreApi<EditingState>, { api, stored }: EditingDeps) {
  const { getState, setState } = store;
  let due: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isLeaving = false;

  async function save(): Promise<void> {
    const { key, content, basedOn, revision } = getState();
    setState({ save: { kind: 'saving' } });
    try {
      const body = { block: { key, content } as unknown as Block, basedOn, revision };
      const saved = await api.call('POST /content/drafts/save', { body });
      const isAll = getState().content === content;
      setState({
        revision: saved.revision,
        save: isAll ? { kind: 'saved', at: saved.editedAt } : { kind: 'unsaved' },
      });
      if (!isAll) later();
      // The page that comes next may have been asked for before this was saved: it takes up what this one kept.
      else if (!isLeaving) stored.forget();
    } catch (cause) {
      const newer = newerOf<Partial<NonNullable<EditedBlock['draft']>>>(cause);
      if (newer !== null) {
        const theirs = 'block' in newer ? (newer as EditedBlock['draft']) : null;
        if (theirs !== null && sameContent(theirs.block.content, content)) {
          stored.forget();
          return setState({ revision: theirs.revision, save: { kind: 'saved', at: theirs.editedAt } });
        }
        return setState({ save: { kind: 'elsewhere', theirs } });
      }
      const problems = problemsOf(toFormError(cause).fields);
      const message = failureMessage('saving a draft of content', cause);
      setState({ save: { kind: 'failed', message }, problems: { ...getState().problems, ...problems } });
    }
  }

  function later(): void {
    isLeaving = false;
    const { content, basedOn, revision } = getState();
    stored.save({ content, basedOn, revision });
    clearTimeout(due);
    due = setTimeout(() => void flush(), restMs);
  }

  /** Now, if anything isn’t saved. */
  async function flush(): Promise<void> {
    clearTimeout(due);
    await running;
    const { kind } = getState().save;
    if (kind !== 'unsaved' && kind !== 'failed') return;
    running = save().finally(() => {
      running = null;
    });
    await running;
  }

  return {
    later,
    flush,
    /** The window's end, if it does: what is saved meanwhile stays on this device as well. */
    leave(): Promise<void> {
      isLeaving = true;
      return flush();
    },
    /** Nothing more is saved by itself; what is on its way arrives first. */
    async stop(): Promise<void> {
      clearTimeout(due);
      await running;
      clearTimeout(due);
    },
  };
}
