import { useEffect, useMemo, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { useViewer } from '../../../session/viewer.ts';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { unsentText, type WritingPlace } from './unsent-text.ts';

interface Written {
  /** For the log: `answering a question`. */
  readonly what: string;
  readonly place: WritingPlace;
  readonly most: number;
  /** For a draft that the server has; null: what is kept on this device. */
  readonly first?: string | null;
}

export type WrittenText = ReturnType<typeof useWrittenText>;

/** A text for others while it is typed: kept on this device until it is posted, and whatever the server answers. */
export function useWrittenText({ what, place, most, first = null }: Written) {
  const personId = useViewer()?.id ?? null;
  const [text, setText] = useState(first ?? '');
  const { busy, refusal, error, send, change } = useSending(what);
  const unsent = useMemo(() => unsentText(personId, place), [personId, place]);
  const trimmed = text.trim();
  const isRefused = refusal !== null && Object.keys(refusal.fields).length > 0;
  const problem = tooLong(text, most) ?? (isRefused ? error : null);

  // Not before hydration: the server knows of no text on this device.
  useEffect(() => {
    const before = first === null ? unsent.read() : null;
    if (before !== null) setText((typed) => (typed === '' ? before : typed));
  }, [unsent, first]);

  // Beside a draft, or from another tab, another text may be kept.
  const forget = () => {
    if (first === null && unsent.read() === text) unsent.forget();
  };

  const type = (typed: string) => {
    setText(typed);
    // A draft is on the server.
    if (first === null) unsent.save(typed);
    change();
  };

  return {
    text,
    busy,
    cannotPost: trimmed === '' || tooLong(text, most) !== null,
    /** Says what is wrong with the text itself. */
    problem,
    /** Anything else: the same can be sent again. */
    failure: problem === null ? error : null,
    type,
    /** Before what is kept on this device could be shown: below it, so that neither is lost. */
    typeEarly(typed: string) {
      const before = first === null ? unsent.read() : null;
      type(before === null ? typed : `${before}\n${typed}`);
    },
    /** Kept elsewhere by now. */
    forget,
    /** One at a time. What was posted is gone from here. */
    post(call: (text: string) => Promise<unknown>) {
      if (trimmed === '' || tooLong(text, most) !== null) return;
      void send(async () => {
        await call(trimmed);
        forget();
        setText('');
      });
    },
  };
}
