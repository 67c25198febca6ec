import type { SavedForecast } from '@tenfold/contract/forecasts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { type Content, sameContent } from './content.ts';
import type { KeptEdits } from './kept-edits.ts';
import { type Merged, merge } from './merge.ts';
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
  /** At once: after a failure, and when the browser is online again. */
  saveNow(): void;
  /** Ends a conflict with the person's choice. */
  resolve(content: Content): void;
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

  const isDue = (
    open: OpenForecast | null,
  ): open is OpenForecast & { kept: NonNullable<OpenForecast['kept']> } =>
    open !== null && open.kept !== null && !sameContent(open.content, open.saved);

  async function send(): Promise<void> {
    clearTimeout(timer);
    const { open, conflict } = store.getState();
    if (sending || conflict !== null || !isDue(open)) return;
    sending = true;
    store.setState({ save: { kind: 'saving' } });
    const sent = open.content;
    const { id, revision } = open.kept;
    try {
      const saved = await save({ id, revision, content: sent, startsVersion });
      startsVersion = false;
      kept.forget(id);
      known(saved, { ...contentOf(saved), ...sent });
      store.setState(({ open: now }) =>
        now?.kept?.id === id ? { save: { kind: 'saved', at: new Date(saved.updatedAt) } } : {},
      );
    } catch (cause) {
      failed(cause, id, open.saved);
    } finally {
      sending = false;
    }
    // What was typed while the request was under way.
    const now = store.getState();
    if (isDue(now.open) && now.save.kind === 'saved') wait();
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
    const merged = merge(before, open.content, contentOf(theirs));
    if (merged.conflicts.length > 0) {
      store.setState({
        conflict: { open: true, theirs, before, merged },
        save: { kind: 'failed', message: '' },
      });
      return;
    }
    take(theirs, merged);
  }

  function take(theirs: SavedForecast, { content }: Pick<Merged, 'content'>): void {
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
    resolve(content) {
      const { conflict } = store.getState();
      if (conflict === null) return;
      startsVersion = true;
      take(conflict.theirs, { content });
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
