import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { type Content, sameContent } from './content.ts';
import { merge } from './merge.ts';
import { contentOf } from './saved-content.ts';
import type { SessionStore } from './session.ts';
import type { OpenForecast } from './session-state.ts';
import type { UnsavedEdits } from './unsaved-edits.ts';

const restMs = 800;

export type SaveCall = (forecast: {
  id: ForecastId;
  revision: number;
  content: Content;
  startsVersion: boolean;
}) => Promise<SavedForecast>;

/**
 * Sends what changed 0.8 seconds after the last change, one request at a time. Until the server has it, it is kept on this
 * device too. What changed elsewhere meanwhile is merged; only cells and rates changed on both sides ask the person.
 */
export class Autosave {
  readonly #store: SessionStore;
  readonly #save: SaveCall;
  readonly #unsaved: UnsavedEdits;
  readonly #stopWatching: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #startsVersion = false;
  /** Typed here and not chosen in a conflict: sent once before the choice, to stay in Versions. */
  #overruled: { readonly id: ForecastId; readonly content: Content } | null = null;

  constructor(store: SessionStore, save: SaveCall, unsaved: UnsavedEdits) {
    this.#store = store;
    this.#save = save;
    this.#unsaved = unsaved;
    this.#stopWatching = store.subscribe(({ open }, { open: before }) => this.#changed(open, before));
    window.addEventListener('online', this.#online);
    window.addEventListener('offline', this.#offline);
  }

  /** At once: after a failure, before another forecast is opened, and when the browser is online again. */
  saveNow(): void {
    void this.#send();
  }

  /** Ends a conflict with the person's choice. What they had typed is a version of its own, whatever they choose. */
  resolve(choice: Content): void {
    const { conflict, open } = this.#store.getState();
    if (conflict === null || open === null) return;
    this.#startsVersion = true;
    const { id } = conflict.theirs;
    this.#overruled = sameContent(open.content, choice) ? null : { id, content: open.content };
    this.#take(conflict.theirs, choice);
    void this.#send();
  }

  stop(): void {
    this.#stopWatching();
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#online);
    window.removeEventListener('offline', this.#offline);
  }

  readonly #online = () => void this.#send();
  readonly #offline = () =>
    this.#store.setState(({ open }) => (this.#isDue(open) ? { save: { kind: 'offline' } } : {}));

  #isDue(open: OpenForecast | null): open is DueForecast {
    return (
      open !== null &&
      open.savedAs !== null &&
      (this.#overruled?.id === open.savedAs.id || !sameContent(open.content, open.saved))
    );
  }

  #changed(open: OpenForecast | null, before: OpenForecast | null): void {
    if (open?.content === before?.content && open?.savedAs?.id === before?.savedAs?.id) return;
    if (!this.#isDue(open)) {
      const isSame = open?.savedAs != null && before?.savedAs?.id === open.savedAs.id;
      if (isSame && !this.#sending) this.#unsaved.forget(open.savedAs.id);
      return;
    }
    this.#unsaved.save({ ...open.savedAs, content: open.content, before: open.saved });
    this.#store.setState(({ save }) => (save.kind === 'saved' ? { save: { kind: 'rest' } } : {}));
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), restMs);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    const { open, conflict } = this.#store.getState();
    if (this.#sending || conflict !== null || !this.#isDue(open)) return;
    this.#sending = true;
    this.#store.setState({ save: { kind: 'saving' } });
    const { id, revision } = open.savedAs;
    const first = this.#overruled?.id === id ? this.#overruled : null;
    const sent = first?.content ?? open.content;
    try {
      const saved = await this.#save({ id, revision, content: sent, startsVersion: this.#startsVersion });
      this.#startsVersion = first !== null;
      this.#overruled = null;
      this.#saved(saved, sent);
    } catch (cause) {
      this.#failed(cause, id, open.saved);
    } finally {
      this.#sending = false;
    }
  }

  #saved(saved: SavedForecast, sent: Content): void {
    this.#know(saved, { ...contentOf(saved), ...sent });
    this.#forgetSent(sent, saved);
    const { open } = this.#store.getState();
    if (open?.savedAs?.id !== saved.id) return;
    // More was typed while the request was under way, or a conflict's choice follows.
    const more = this.#isDue(open);
    this.#store.setState({
      save: more ? { kind: 'saving' } : { kind: 'saved', at: new Date(saved.updatedAt) },
    });
    if (more) this.#wait();
  }

  /** What was typed while it was sent stays on this device. */
  #forgetSent(sent: Content, { id, revision }: SavedForecast): void {
    const edit = this.#unsaved.list().find((each) => each.id === id);
    if (edit === undefined || sameContent(edit.content, sent)) this.#unsaved.forget(id);
    else this.#unsaved.save({ id, revision, content: edit.content, before: sent });
  }

  /** The newest of the server: in the list, and as what later changes are compared with. */
  #know(theirs: SavedForecast, asSaved: Content): void {
    this.#store.setState(({ saved, open }) => ({
      saved: [theirs, ...saved.filter(({ id }) => id !== theirs.id)],
      ...(open?.savedAs?.id === theirs.id && {
        open: {
          ...open,
          savedAs: { ...open.savedAs, name: theirs.name, revision: theirs.revision },
          saved: asSaved,
        },
      }),
    }));
  }

  #failed(cause: unknown, id: ForecastId, before: Content): void {
    const theirs = staleOf(cause);
    const { open } = this.#store.getState();
    if (open?.savedAs?.id !== id) return;
    if (theirs === null) {
      const message = failureMessage('saving a forecast', cause);
      this.#store.setState({ save: navigator.onLine ? { kind: 'failed', message } : { kind: 'offline' } });
      return;
    }
    const { content, conflicts } = merge(before, open.content, contentOf(theirs));
    if (conflicts.length === 0) this.#take(theirs, content);
    else {
      this.#store.setState({
        conflict: { open: true, theirs, before },
        save: { kind: 'failed', message: '' },
      });
    }
  }

  #take(theirs: SavedForecast, content: Content): void {
    this.#know(theirs, contentOf(theirs));
    this.#store.setState(({ open }) => ({
      conflict: null,
      ...(open !== null && { open: { ...open, content } }),
    }));
    const { open } = this.#store.getState();
    if (this.#isDue(open)) this.#wait();
    else {
      this.#unsaved.forget(theirs.id);
      this.#store.setState({ save: { kind: 'saved', at: new Date(theirs.updatedAt) } });
    }
  }
}

type DueForecast = OpenForecast & { savedAs: NonNullable<OpenForecast['savedAs']> };

/** By name: the class would be in the first load. */
function staleOf(cause: unknown): SavedForecast | null {
  const { code, current } = (cause ?? {}) as { code?: unknown; current?: unknown };
  return code === 'stale' && current !== null ? (current as SavedForecast) : null;
}
