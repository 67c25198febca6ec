import { postLimits } from '@tenfold/contract/qa/question-choices';
import { useRef, useState } from 'react';
import type { StoredDraft } from '../../../platform/storage/stored-draft.ts';
import { useMadeTags } from './use-made-tags.ts';

interface TaggedText {
  readonly tags: readonly string[];
}

/**
 * A question while it is typed, with the tags made for it.
 * @param unsent where it is kept on this device; null: nowhere
 */
export function useTyped<Typed extends TaggedText>(first: Typed, unsent: StoredDraft<Typed> | null) {
  const [typed, setTyped] = useState(first);
  // A tag may be made after what was typed when it was begun.
  const latest = useRef(first);
  const isSent = useRef(false);

  const change = (part: Partial<Typed>) => {
    if (isSent.current) return;
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    unsent?.save(latest.current);
  };
  const made = useMadeTags(({ key }) =>
    change({
      ...latest.current,
      tags: [...new Set([...latest.current.tags, key])].slice(0, postLimits.tags),
    }),
  );

  return {
    typed,
    latest: () => latest.current,
    made,
    change,
    /** While it is on its way, and once it has arrived, nothing changes it: what was sent is not kept again. */
    async sendOnce<Reply>(call: (data: Typed) => Promise<Reply>): Promise<Reply> {
      isSent.current = true;
      try {
        const reply = await call(latest.current);
        if (unsent !== null && isSame(unsent.read(), latest.current)) unsent.forget();
        return reply;
      } catch (cause) {
        isSent.current = false;
        throw cause;
      }
    },
  };
}

/** Another one may have been kept before it, or in another tab. */
function isSame<Typed extends object>(stored: Typed | null, sent: Typed): boolean {
  if (stored === null) return false;
  const fields = Object.keys(sent) as (keyof Typed)[];
  return fields.every((field) => JSON.stringify(stored[field]) === JSON.stringify(sent[field]));
}
