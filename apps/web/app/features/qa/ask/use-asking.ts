import type { DraftOfQuestion } from '@tenfold/contract/qa/drafts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { wantsIntro } from '../intro/intro-shown.ts';
import { keptQuestion } from './kept-question.ts';
import { blankQuestion, type TypedQuestion } from './question-form.ts';

/** What the form was opened with. */
export interface OpenedForm {
  readonly first: TypedQuestion;
  /** The draft that is edited in it. */
  readonly draft: Pick<DraftOfQuestion, 'id' | 'revision'> | null;
}

export type Asking = ReturnType<typeof useAsking>;

/** After signing in, and from the page of a company: the form with what was typed before. */
const askParameter = 'ask';

export const askPath = `${questionsPath}?${askParameter}=1`;

/** Whether the form for a question is open, and with what. Before the first one stands how it works. */
export function useAsking() {
  const [opened, open] = useState<OpenedForm | null>(null);
  const [explains, setExplains] = useState(false);
  const personId = useViewer()?.id ?? null;
  const { search } = useLocation();

  const openForm = (form: OpenedForm) => {
    open(form);
    setExplains(personId !== null && wantsIntro());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    if (!new URLSearchParams(search).has(askParameter)) return;
    openForm({ first: keptQuestion(personId).read() ?? blankQuestion, draft: null });
  }, []);

  return {
    opened,
    explains,
    explain: () => setExplains(true),
    explained: () => setExplains(false),
    /** With what was typed before and not sent, unless something else is typed now. */
    openNew: (title: string) => {
      const kept = keptQuestion(personId).read() ?? blankQuestion;
      openForm({ first: title.trim() === '' ? kept : { ...kept, title }, draft: null });
    },
    openWith: (first: TypedQuestion) => openForm({ first, draft: null }),
    openDraft: ({ id, revision, data }: DraftOfQuestion) =>
      openForm({ first: data, draft: { id, revision } }),
    close: () => open(null),
  };
}
