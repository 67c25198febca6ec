import type { Block, EditedBlock } from '@tenfold/contract/content';
import type { StoreApi } from 'zustand/vanilla';
import { toFormError } from '../../../forms/form-error.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import type { BlockContent } from './content-path.ts';
import type { EditingDeps, openDraftSaving } from './draft-saving.ts';
import { type EditingState, stateOf } from './editing-state.ts';
import { problemsOf } from './problems.ts';

interface VersionSteps {
  readonly store: StoreApi<EditingState>;
  readonly saving: ReturnType<typeof openDraftSaving>;
  /** Shows what a call answered. */
  readonly load: (answer: EditedBlock) => void;
  readonly deps: EditingDeps;
}

/** What takes a block to another version: publish, discard the draft, put an earlier one back. Failed calls throw. */
export function versionSteps({ store, saving, load, deps }: VersionSteps) {
  return {
    /** @param onto the version it takes the place of: one that its editor has seen */
    async publish(onto: number, whatChanged: string): Promise<void> {
      store.setState({ isPublishing: true, problems: {} });
      try {
        await saving.stop();
        const { key, content } = store.getState();
        const body = { block: { key, content } as unknown as Block, basedOn: onto, whatChanged };
        load(await deps.api.call('POST /content/publish', { body }));
      } catch (cause) {
        const now = newerOf<EditedBlock>(cause);
        if (now !== null)
          store.setState({ live: now.live, published: now.published.content as BlockContent });
        store.setState({ isPublishing: false, problems: problemsOf(toFormError(cause).fields) });
        if (store.getState().save.kind === 'unsaved') saving.later();
        throw cause;
      }
    },

    async discard(): Promise<void> {
      await saving.stop();
      const { key, live, published, round } = store.getState();
      await deps.api.call('POST /content/{key}/draft/delete', { params: { key } });
      deps.stored.forget();
      const version = { key, content: published } as unknown as Block;
      store.setState(stateOf({ live, published: version, draft: null, othersDrafts: [] }, null, round + 1));
    },

    async putBack(version: number): Promise<void> {
      await saving.flush();
      const { key, live } = store.getState();
      const body = { basedOn: live.version };
      const params = { key, version };
      load(await deps.api.call('POST /content/{key}/versions/{version}/put-back', { params, body }));
    },
  };
}
