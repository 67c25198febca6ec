import type { DraftOfQuestion } from '@tenfold/contract/qa/drafts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { intro } from '../intro/intro-shown.ts';
import { type UnsentQuestion, unsentQuestions } from '../unsent/unsent-questions.ts';
import { blankQuestion, type TypedQuestion } from './question-form.ts';

/** What the form was opened with. */
export interface OpenedForm {
  /** Counts: each opening is a form of its own. */
  readonly opening: number;
  readonly first: TypedQuestion;
  /** Identifies it on this device (`unsentQuestions`). */
  readonly begunAt: number;
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
  const [unsent, setUnsent] = useState<readonly UnsentQuestion[]>([]);
  const openings = useRef(0);
  const personId = useViewer()?.id ?? null;
  const { search } = useLocation();
  const navigate = useNavigate();

  const openForm = (first: TypedQuestion, draft: OpenedForm['draft'] = null, begunAt = Date.now()) => {
    openings.current += 1;
    open({ opening: openings.current, first, draft, begunAt });
    setExplains(personId !== null && intro.wants());
  };
  const openUnsent = ({ typed, begunAt }: UnsentQuestion) => openForm(typed, null, begunAt);
  const openNewest = () => {
    const [newest] = unsentQuestions(personId).list();
    if (newest === undefined) openForm(blankQuestion);
    else openUnsent(newest);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has(askParameter)) return;
    openNewest();
    // Read once: a reload, or the way back to here, shall not open it again.
    parameters.delete(askParameter);
    void navigate({ search: parameters.toString() }, { replace: true, preventScrollReset: true });
  }, []);

  // Not before hydration: the server knows of no question on this device.
  useEffect(() => {
    setUnsent(
      unsentQuestions(personId)
        .list()
        .filter(({ begunAt }) => begunAt !== opened?.begunAt),
    );
  }, [opened, personId]);

  return {
    opened,
    explains,
    explain: () => setExplains(true),
    explained: () => setExplains(false),
    /** Typed before and not sent; not the one that is open. */
    unsent,
    openUnsent,
    /** The unsent one that was typed last, else a new one. */
    openNewest,
    discard({ begunAt }: UnsentQuestion) {
      const questions = unsentQuestions(personId);
      questions.of(begunAt).forget();
      setUnsent(questions.list());
    },
    /** Nothing of a question that was typed before stands under this one. */
    openTitled: (title: string) => openForm({ ...blankQuestion, title }),
    openDraft: ({ id, revision, data }: DraftOfQuestion) => openForm(data, { id, revision }),
    close: () => open(null),
  };
}
