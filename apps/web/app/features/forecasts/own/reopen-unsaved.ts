import { merge } from '../session/merge.ts';
import { contentOf } from '../session/saved-content.ts';
import { type EditingSession, openOf } from '../session/session.ts';
import type { UnsavedEdit } from '../session/unsaved-edits.ts';

/** Opens the last forecast whose edits couldn't be sent before the page was left; saving goes on by itself. */
export function reopenLastUnsaved(session: EditingSession, unsaved: readonly UnsavedEdit[]): void {
  const { saved, open } = session.store.getState();
  const last = unsaved.findLast(({ id }) => saved.some((each) => each.id === id));
  if (open === null && last !== undefined) openWithUnsaved(session, last);
}

/** Opens a saved forecast with the edits of it that couldn't be sent yet. */
export function openWithUnsaved({ store }: EditingSession, edit: UnsavedEdit): void {
  const theirs = store.getState().saved.find(({ id }) => id === edit.id);
  if (theirs === undefined) return;
  const { content, conflicts } = merge(edit.before, edit.content, contentOf(theirs));
  if (conflicts.length > 0) {
    store.setState({
      open: { ...openOf(theirs), content: edit.content },
      conflict: { open: true, theirs, before: edit.before },
      save: { kind: 'failed', message: '' },
    });
    return;
  }
  store.setState({ open: openOf(theirs) });
  store.setState({ open: { ...openOf(theirs), content } });
}
