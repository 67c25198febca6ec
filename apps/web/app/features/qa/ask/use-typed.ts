import { postLimits } from '@tenfold/contract/qa/choices';
import { useRef, useState } from 'react';
import type { StoredDraft } from '../../../platform/storage/stored-draft.ts';
import { parseTyped, type TypedQuestion } from './question-form.ts';
import { useMadeTags } from './use-made-tags.ts';

/**
 * A question while it is typed, with the tags made for it.
 * @param kept where it is kept on this device; null: nowhere
 */
export function useTyped(first: TypedQuestion, kept: StoredDraft<TypedQuestion> | null) {
  const [typed, setTyped] = useState(first);
  // A tag may be made after what was typed when it was begun.
  const latest = useRef(first);
  const isSent = useRef(false);

  const change = (part: Partial<TypedQuestion>) => {
    if (isSent.current) return;
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    kept?.keep(latest.current);
  };
  const made = useMadeTags(({ key }) =>
    change({ tags: [...new Set([...latest.current.tags, key])].slice(0, postLimits.tags) }),
  );

  return {
    typed,
    latest: () => latest.current,
    made,
    change,
    /** While it is on its way, and once it has arrived, nothing changes it: what was sent is not kept again. */
    async sendOnce<Reply>(call: (data: TypedQuestion) => Promise<Reply>): Promise<Reply> {
      isSent.current = true;
      try {
        const reply = await call(latest.current);
        if (kept !== null && isSame(kept.read(), latest.current)) kept.forget();
        return reply;
      } catch (cause) {
        isSent.current = false;
        throw cause;
      }
    },
  };
}

/** Another one may have been kept before it, or in another tab. */
function isSame(kept: TypedQuestion | null, sent: TypedQuestion): boolean {
  return JSON.stringify(kept) === JSON.stringify(parseTyped(sent));
}
