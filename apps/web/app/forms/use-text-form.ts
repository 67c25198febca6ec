import { useEffect, useMemo, useState } from 'react';
import { textDraft } from './text-draft.ts';
import { useSending } from './use-sending.ts';

/**
 * A form of one text, as a name or a comment. It stays whatever the server answers; its error goes as it is changed.
 *
 * @param draftName under which it is kept on this device until it is sent
 */
export function useTextForm(what: string, first = '', draftName: string | null = null) {
  const [text, setText] = useState(first);
  const { busy, error, send, change } = useSending(what);
  const draft = useMemo(() => (draftName === null ? null : textDraft(draftName)), [draftName]);
  const trimmed = text.trim();

  // Not before hydration: the server knows of no draft.
  useEffect(() => {
    if (draft !== null) setText(draft.read() ?? '');
  }, [draft]);

  return {
    text,
    isBlank: trimmed === '',
    busy,
    error,
    type(typed: string) {
      setText(typed);
      draft?.save(typed);
      change();
    },
    /** On the event of the form, or of a key. */
    submit(event: { preventDefault(): void }, call: (text: string) => Promise<unknown>) {
      event.preventDefault();
      if (trimmed !== '') void send(() => call(trimmed));
    },
  };
}
