import type { Question } from '@tenfold/contract/qa/question';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useViewer } from '../../../session/viewer.ts';
import { draftsPath, questionPath } from '../../../shell/questions-paths.ts';
import { keptQuestion } from './kept-question.ts';
import { asSent, type TypedQuestion } from './question-form.ts';
import { askPath, type OpenedForm } from './use-asking.ts';

interface Ends {
  readonly onAsked: (question: Question) => void;
  readonly onClose: () => void;
}

export type QuestionForm = ReturnType<typeof useQuestionForm>;

/** What is typed into a question: kept on this device until it is asked or a draft. A visitor is sent to sign in for it. */
export function useQuestionForm({ first, draft }: OpenedForm, { onAsked, onClose }: Ends) {
  const [typed, setTyped] = useState(first);
  const personId = useViewer()?.id ?? null;
  const navigate = useNavigate();
  const { busy, refusal, failures, send, change } = useSending('asking a question');
  const form = useRef<HTMLFormElement>(null);
  const kept = keptQuestion(personId);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const fields = refusal?.fields ?? {};
  return {
    form,
    typed,
    busy,
    draft,
    isBlank: typed.title.trim() === '',
    errorOf: (field: keyof TypedQuestion): string | undefined =>
      fields[`data.${field}`] ??
      Object.entries(fields).find(([name]) => name.startsWith(`data.${field}.`))?.[1],
    /** What is no field's. */
    failure:
      refusal !== null && !Object.keys(fields).some((name) => name.startsWith('data.'))
        ? refusal.message
        : null,
    change(part: Partial<TypedQuestion>) {
      const next = { ...typed, ...part };
      setTyped(next);
      // A draft is on the server.
      if (draft === null) kept.keep(next);
      change();
    },
    ask() {
      if (personId === null) {
        kept.keep(typed);
        void navigate(loginPath(askPath));
        return;
      }
      void send(async () => {
        const body = { data: asSent(typed), draftId: draft?.id ?? null };
        const question = await browserApi.call('POST /qa/questions', { body });
        kept.forget();
        onClose();
        if (draft === null) onAsked(question);
        else await navigate(questionPath(question.id));
      });
    },
    /** A new draft, or what was changed of one. */
    saveDraft: () =>
      void send(async () => {
        const body = {
          data: asSent(typed),
          draftId: draft?.id ?? null,
          ...(draft !== null && { revision: draft.revision }),
        };
        await browserApi.call('POST /qa/drafts/question', { body });
        kept.forget();
        onClose();
        await navigate(draftsPath);
      }),
  };
}
