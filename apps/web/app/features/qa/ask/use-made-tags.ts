import type { QuestionTag } from '@tenfold/contract/qa/question';
import { useRef, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

export type MadeTags = ReturnType<typeof useMadeTags>;

/** Tags made while a question is typed. Who types on is not waited for; who asks is. */
export function useMadeTags(onMade: (tag: QuestionTag) => void) {
  const [tags, setTags] = useState<readonly QuestionTag[]>([]);
  const { error, send, change } = useSending('creating a tag');
  const waiting = useRef<string[]>([]);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const refusals = useRef(0);

  const makeAll = async () => {
    let refusal: unknown = null;
    for (let name = waiting.current.shift(); name !== undefined; name = waiting.current.shift()) {
      try {
        const tag = await browserApi.call('POST /qa/tags/create', { body: { name } });
        setTags((before) => [...before.filter(({ key }) => key !== tag.key), tag]);
        onMade(tag);
      } catch (cause) {
        refusals.current += 1;
        refusal = cause;
      }
    }
    // Not before the others are made: they would be left out of the question.
    if (refusal !== null) throw refusal;
  };

  return {
    tags,
    refusal: error,
    make(names: readonly string[]) {
      waiting.current.push(...names);
      change();
      // Where one is being made already, these follow it.
      running.current = Promise.all([running.current, send(makeAll)]);
    },
    /** Once those being made are. @returns whether none of them was refused */
    async settled(): Promise<boolean> {
      const before = refusals.current;
      await running.current;
      return refusals.current === before;
    },
  };
}
