import type { KeptEdit } from '../session/kept-edits.ts';
import { merge } from '../session/merge.ts';
import { contentOf } from '../session/saved-content.ts';
import { type EditingSession, openOf } from '../session/session.ts';

/** Opens the forecast whose edits couldn't be sent before the page was left; saving goes on by itself. */
export function reopenKept({ store }: EditingSession, kept: readonly KeptEdit[]): void {
  const { saved, open } = store.getState();
  const last = kept.findLast(({ id }) => saved.some((each) => each.id === id));
  const theirs = saved.find(({ id }) => id === last?.id);
  if (open !== null || last === undefined || theirs === undefined) return;
  const merged = merge(last.before, last.content, contentOf(theirs));
  if (merged.conflicts.length > 0) {
    store.setState({
      open: { ...openOf(theirs), content: last.content },
      conflict: { open: true, theirs, before: last.before, merged },
      save: { kind: 'failed', message: '' },
    });
    return;
  }
  store.setState({ open: openOf(theirs) });
  store.setState({ open: { ...openOf(theirs), content: merged.content } });
}
