import { useState } from 'react';
import { useSending } from './use-sending.ts';

/** A form of one text, as a name or a comment. It stays whatever the server answers; its error goes as it is changed. */
export function useTextForm(what: string, first = '') {
  const [text, setText] = useState(first);
  const { busy, error, send, change } = useSending(what);
  const trimmed = text.trim();
  return {
    text,
    isBlank: trimmed === '',
    busy,
    error,
    type(typed: string) {
      setText(typed);
      change();
    },
    /** On the event of the form, or of a key. */
    submit(event: { preventDefault(): void }, call: (text: string) => Promise<unknown>) {
      event.preventDefault();
      if (trimmed !== '') void send(() => call(trimmed));
    },
  };
}
