import type { SavedForecast } from '@tenfold/contract/forecasts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { type Content, sameContent } from './content.ts';
import type { KeptEdits } from './kept-edits.ts';
import { merge } from './merge.ts';
import { contentOf } from './saved-content.ts';
import type { SessionStore } from './session.ts';
import type { OpenForecast } from './session-state.ts';

const restMs = 800;

export type SaveCall = (forecast: {
  id: number;
  revision: number;
  content: Content;
  startsVersion: boolean;
}) => Promise<SavedForecast>;

export interface Autosave {
  /** At once: after a failure, before another forecast is opened, and when the browser is online again. */
  saveNow(): void;
  /** Ends a conflict with the person's choice. What they had typed is a version of its own, whatever they choose. */
  resolve(choice: Content): void;
  stop(): void;
}

/**
 * Sends what changed 0.8 seconds after the last change, one request at a time. Until the server has it, it is kept on this
 * device too. What changed elsewhere meanwhile is merged; only cells and rates changed on both sides ask the person.
 */
export function autosave(store: SessionStore, save: SaveCall, kept: KeptEdits): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let startsVersion = false;
  /** Typed here and not chosen in a conflict: sent once before the choice, to stay in Versions. */
  let passedOver: { readonly id: number; readonly content: Content } | null = null;

  const isDue = (
    open: OpenForecast | null,
  ): open is OpenForecast & { kept: NonNullable<OpenForecast['kept']> } =>
    open !== null &&
    open.kept !== null &&
    (passedOver?.id === open.kept.id || !sameContent(open.content, open.saved));

  async function send(): Promise<void> {
    clearTimeout(timer);
    const { open, conflict } = store.getState();
    if (sending || conflict !== null || !isDue(open)) return;
    sending = true;
    store.setState({ save: { kind: 'saving' } });
    const { id, revision } = open.kept;
    const first = passedOver?.id === id ? passedOver : null;
    const sent = first?.content ?? open.content;
    try {
      const saved = await save({ id, revision, content: sent, startsVersion });
      startsVersion = first !== null;
      passedOver = null;
      known(saved, { ...contentOf(saved), ...sent });
      forgetWhatWas(sent, saved);
      const { open: now } = store.getState();
      if (now?.kept?.id === id) {
        // More was typed while the request was under way, or a conflict's choice follows.
        const more = isDue(now);
        store.setState({
          save: more ? { kind: 'saving' } : { kind: 'saved', at: new Date(saved.updatedAt) },
        });
        if (more) wait();
      }
    } catch (cause) {
      failed(cause, id, open.saved);
    } finally {
      sending = false;
    }
  }

  /** What was typed while it was sent stays on this device. */
  function forgetWhatWas(sent: Content, { id, revision }: SavedForecast): void {
    const edit = kept.list().find((each) => each.id === id);
    if (edit === undefined || sameContent(edit.content, sent)) kept.forget(id);
    else kept.keep({ id, revision, content: edit.content, before: sent });
  }

  /** The newest of the server: in the list, and as what later changes are compared with. */
  function known(theirs: SavedForecast, asSaved: Content): void {
    store.setState(({ saved, open }) => ({
      saved: [theirs, ...saved.filter(({ id }) => id !== theirs.id)],
      ...(open?.kept?.id === theirs.id && {
        open: {
          ...open,
          kept: { ...open.kept, name: theirs.name, revision: theirs.revision },
          saved: asSaved,
        },
      }),
    }));
  }

  function failed(cause: unknown, id: number, before: Content): void {
    const theirs = staleOf(cause);
    const { open } = store.getState();
    if (open?.kept?.id !== id) return;
    if (theirs === null) {
      const message = failureMessage('saving a forecast', cause);
      store.setState({ save: navigator.onLine ? { kind: 'failed', message } : { kind: 'offline' } });
      return;
    }
    const { content, conflicts } = merge(before, open.content, contentOf(theirs));
    if (conflicts.length > 0) {
      store.setState({
        conflict: { open: true, theirs, before },
        save: { kind: 'failed', message: '' },
      });
      return;
    }
    take(theirs, content);
  }

  function take(theirs: SavedForecast, content: Content): void {
    known(theirs, contentOf(theirs));
    store.setState(({ open }) => ({
      conflict: null,
      ...(open !== null && { open: { ...open, content } }),
    }));
    const { open } = store.getState();
    if (isDue(open)) wait();
    else {
      kept.forget(theirs.id);
      store.setState({ save: { kind: 'saved', at: new Date(theirs.updatedAt) } });
    }
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), restMs);
  }

  const stopWatching = store.subscribe(({ open }, { open: before }) => {
    if (open?.content === before?.content && open?.kept?.id === before?.kept?.id) return;
    if (!isDue(open)) {
      if (open?.kept != null && before?.kept?.id === open.kept.id && !sending) kept.forget(open.kept.id);
      return;
    }
    kept.keep({ ...open.kept, content: open.content, before: open.saved });
    store.setState(({ save }) => (save.kind === 'saved' ? { save: { kind: 'rest' } } : {}));
    wait();
  });
  const online = () => void send();
  const offline = () => store.setState(({ open }) => (isDue(open) ? { save: { kind: 'offline' } } : {}));
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);

  return {
    saveNow: () => void send(),
    resolve(choice) {
      const { conflict, open } = store.getState();
      if (conflict === null || open === null) return;
      startsVersion = true;
      const { id } = conflict.theirs;
      passedOver = sameContent(open.content, choice) ? null : { id, content: open.content };
      take(conflict.theirs, choice);
      void send();
    },
    stop() {
      stopWatching();
      clearTimeout(timer);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    },
  };
}

/** By name: the class would be in the first load. */
function staleOf(cause: unknown): SavedForecast | null {
  const { code, current } = (cause ?? {}) as { code?: unknown; current?: unknown };
  return code === 'stale' && current !== null ? (current as SavedForecast) : null;
}
