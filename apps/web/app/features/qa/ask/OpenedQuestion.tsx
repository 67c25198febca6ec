import type { Question } from '@tenfold/contract/qa/question';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FullQuestionForm } from './FullQuestionForm.tsx';
import type { FormChoices } from './form-choices.ts';
import type { OpenedForm } from './use-asking.ts';
import { useQuestionForm } from './use-question-form.ts';
import '../../../ui/layout/card.css';
import './ask.css';

interface Props {
  opened: OpenedForm;
  settings: FormChoices;
  /** In a dialog there. */
  isPhone: boolean;
  /** While another dialog stands before it. */
  isHidden: boolean;
  onSent: (question: Question) => void;
  onClose: () => void;
}

/** What is typed is held above the card and the dialog: turning a phone makes one of the other, and nothing is lost. */
export function OpenedQuestion({ opened, settings, isPhone, isHidden, onSent, onClose }: Props) {
  const form = useQuestionForm(opened, { onSent, onClose });
  if (isHidden) return null;
  if (!isPhone) {
    return (
      <section className="card ask-box" aria-label="Ask a question">
        <FullQuestionForm form={form} settings={settings} onClose={onClose} />
      </section>
    );
  }
  return (
    <Dialog title="Ask a question" onClose={onClose}>
      {(close) => (
        <div className="modal-body">
          <FullQuestionForm form={form} settings={settings} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}
