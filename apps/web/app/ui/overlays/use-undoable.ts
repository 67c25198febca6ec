import { useRevalidator } from 'react-router';
import { failureMessage } from '../../platform/api/failure-message.ts';
import { isRefusedForGood } from '../../platform/api/is-refused-for-good.ts';
import type { Message, Messages } from './use-messages.ts';

export interface PageChange {
  /** For the log: `deleting a list`. */
  readonly what: string;
  readonly run: () => Promise<unknown>;
  /** `Not restored.` before the reason; and it is offered once more. */
  readonly failed?: string;
  /** Words for a refusal that a second try wouldn't change. */
  readonly refusal?: (cause: unknown) => string | null;
  /** What the page showed before the answer, where it failed. */
  readonly takeBack?: () => void;
  /** For another page: nothing of this one is loaded again. */
  readonly leaves?: boolean;
}

export interface Undoable {
  /** Makes it and loads what is shown again. A failure is said; the page stays as it was. */
  attempt(change: PageChange): Promise<void>;
  /** Says what was done, and offers to undo it. */
  offerUndo(text: string, undo: PageChange): void;
}

interface UndoContext {
  readonly showMessage: Messages['showMessage'];
  /** Loads again what is shown of what changed. */
  readonly refresh?: () => Promise<unknown>;
  /** Also of a refusal: it may be about what is another by now. */
  readonly refreshesFailed?: boolean;
}

/** For what a page's loader has read. */
export function useUndoable(
  { showMessage }: Pick<Messages, 'showMessage'>,
  options: Pick<UndoContext, 'refreshesFailed'> = {},
): Undoable {
  const { revalidate } = useRevalidator();
  return undoable({ showMessage, refresh: revalidate, ...options });
}

/** For what is loaded by a query, or stored on the page. */
export function undoable({ showMessage, refresh = nothing, refreshesFailed = false }: UndoContext): Undoable {
  const attempt = async (change: PageChange): Promise<void> => {
    let isMade = true;
    try {
      await change.run();
    } catch (cause) {
      isMade = false;
      change.takeBack?.();
      showMessage(failureOf(change, cause));
    }
    if ((isMade || refreshesFailed) && !change.leaves) await refresh();
  };

  function failureOf(change: PageChange, cause: unknown): Message {
    const { what, failed, refusal } = change;
    const known = refusal?.(cause) ?? null;
    const reason = known ?? failureMessage(what, cause);
    const isFinal = known !== null || isRefusedForGood(cause);
    if (failed === undefined) return { text: reason, failed: true };
    const text = `${failed} ${reason}`;
    return { text, failed: true, ...(!isFinal && { again: () => attempt(change) }) };
  }

  return {
    attempt,
    offerUndo: (text, undo) => showMessage({ text, undo: () => attempt(undo) }),
  };
}

async function nothing() {}
