import type { Block, EditedBlock } from '@tenfold/contract/content';
import { createStore } from 'zustand/vanilla';
import { type BlockContent, type ContentPath, sameContent, valueAt, withValue } from './content-path.ts';
import { type EditingDeps, openDraftSaving } from './draft-saving.ts';
import { type EditingState, stateOf } from './editing-state.ts';
import { withoutProblems } from './problems.ts';
import { versionSteps } from './version-steps.ts';

export type Editing = ReturnType<typeof openEditing>;

/** One block while it is edited. */
export function openEditing(block: EditedBlock, deps: EditingDeps) {
  const { stored } = deps;
  // From the server first: what this device keeps is read once the page is hydrated.
  const store = createStore<EditingState>(() => stateOf(block, null));
  const { getState, setState } = store;
  const saving = openDraftSaving(store, deps);

  const replace = (content: BlockContent) => {
    const { save, round } = getState();
    const isElsewhere = save.kind === 'elsewhere';
    setState({ content, problems: {}, round: round + 1, ...(!isElsewhere && { save: { kind: 'unsaved' } }) });
    if (!isElsewhere) saving.later();
  };

  const load = (answer: EditedBlock) => {
    stored.forget();
    setState(stateOf(answer, null, getState().round + 1));
  };

  return {
    store,
    ...versionSteps({ store, saving, load, deps }),
    flush: saving.flush,
    leave: saving.leave,
    load,
    replace,
    valueAt: (path: ContentPath) => valueAt(getState().content, path),

    set(path: ContentPath, value: unknown): void {
      const { content, problems, save } = getState();
      setState({
        content: withValue(content, path, value) as BlockContent,
        problems: withoutProblems(problems, path),
        ...(save.kind !== 'elsewhere' && { save: { kind: 'unsaved' } }),
      });
      if (save.kind !== 'elsewhere') saving.later();
    },

    /** What this device has and the server doesn’t. */
    takeUp(): void {
      const unsaved = stored.read();
      if (unsaved === null) return;
      const { round, content } = getState();
      if (sameContent(unsaved.content, content)) {
        stored.forget();
        return;
      }
      setState({ ...unsaved, save: { kind: 'unsaved' }, round: round + 1 });
      saving.later();
    },

    /** The draft as the other tab saved it. */
    takeTheirs(): void {
      const { save, key, live, published, round } = getState();
      if (save.kind !== 'elsewhere') return;
      stored.forget();
      const version = { key, content: published } as unknown as Block;
      setState(stateOf({ live, published: version, draft: save.theirs, othersDrafts: [] }, null, round + 1));
    },

    /** The draft as it is here, over the other tab’s. */
    async keepOwn(): Promise<void> {
      const { save, revision } = getState();
      if (save.kind !== 'elsewhere') return;
      setState({ save: { kind: 'unsaved' }, revision: save.theirs?.revision ?? revision });
      await saving.flush();
    },
  };
}
