import { postLimits } from '@tenfold/contract/qa/choices';
import type { QuestionTag } from '@tenfold/contract/qa/question';
import { useRef, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Tags to choose from, those made here among them. One that is made is chosen; who types on is not waited for. */
export function useMadeTags(
  offered: readonly QuestionTag[],
  chosen: readonly string[],
  onChange: (keys: string[]) => void,
) {
  const [made, setMade] = useState<readonly QuestionTag[]>([]);
  const { error, send, change } = useSending('creating a tag');
  const waiting = useRef<string[]>([]);
  const latest = useRef({ chosen, onChange });
  latest.current = { chosen, onChange };

  const take = (tag: QuestionTag) => {
    setMade((before) => [...before.filter(({ key }) => key !== tag.key), tag]);
    const keys = [...new Set([...latest.current.chosen, tag.key])].slice(0, postLimits.tags);
    latest.current.onChange(keys);
    // The next may be made before this is shown.
    latest.current.chosen = keys;
  };

  return {
    tags: [...offered, ...made.filter(({ key }) => !offered.some((tag) => tag.key === key))],
    refusal: error,
    make(names: readonly string[]) {
      waiting.current.push(...names);
      change();
      void send(async () => {
        for (let name = waiting.current.shift(); name !== undefined; name = waiting.current.shift())
          take(await browserApi.call('POST /qa/tags/create', { body: { name } }));
      });
    },
  };
}
