import type { DraftOfQuestion } from '@tenfold/contract/qa/drafts';
import type { Question } from '@tenfold/contract/qa/question';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useViewer } from '../../../session/viewer.ts';
import { draftsPath, questionPath } from '../../../shell/questions-paths.ts';
import { useFormTrace } from '../claims/use-form-trace.tsx';
import { unsentQuestions } from '../unsent/unsent-questions.ts';
import { questionErrors } from './question-errors.ts';
import type { TypedQuestion } from './question-form.ts';
import { askQuestion, newerDraftOf, saveDraft } from './send-question.ts';
import { askPath, type OpenedForm } from './use-asking.ts';
import { useTyped } from './use-typed.ts';

interface Ends {
  readonly onSent: (question: Question) => void;
  readonly onClose: () => void;
}

export type QuestionForm = ReturnType<typeof useQuestionForm>;

/** What is typed into a question: kept on this device until it is asked or a draft. A visitor is sent to sign in for it. */
export function useQuestionForm({ first, draft, begunAt }: OpenedForm, { onSent, onClose }: Ends) {
  const personId = useViewer()?.id ?? null;
  const navigate = useNavigate();
  const { busy, refusal, failures, send, change } = useSending('asking a question');
  const form = useRef<HTMLFormElement>(null);
  const trace = useFormTrace();
  const unsent = unsentQuestions(personId).of(begunAt);
  // A draft is on the server.
  const { typed, latest, made, change: type, sendOnce } = useTyped(first, draft === null ? unsent : null);
  const [newer, setNewer] = useState<DraftOfQuestion | null>(null);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const changeTo = (part: Partial<TypedQuestion>) => {
    type(part);
    change();
  };
  return {
    form,
    typed,
    busy,
    draft,
    made,
    traceField: trace.field,
    /** The draft as another tab has saved it meanwhile: the next save is meant. */
    newer,
    takeNewer() {
      if (newer !== null) changeTo(newer.data);
    },
    isBlank: typed.title.trim() === '',
    ...questionErrors(refusal),
    change: changeTo,
    /** @param leave closes the dialog it stands in, so that the focus goes back to where it was */
    ask(leave: () => void) {
      if (personId === null) {
        unsent.save(latest());
        void navigate(loginPath(askPath));
        return;
      }
      void send(async () => {
        if (!(await made.settled())) return;
        const filledIn = await trace.read();
        const question = await sendOnce((data) => askQuestion(data, draft, filledIn));
        leave();
        onClose();
        if (draft === null) onSent(question);
        else await navigate(questionPath(question.id));
      });
    },
    /** A new draft, or what was changed of one. */
    saveDraft: (leave: () => void) =>
      void send(async () => {
        if (!(await made.settled())) return;
        const saved = await newerDraftOf(sendOnce((data) => saveDraft(data, newer ?? draft)));
        if (saved !== null) return setNewer(saved);
        leave();
        onClose();
        await navigate(draftsPath);
      }),
  };
}
