import type { Question } from '@tenfold/contract/qa/question';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FullQuestionForm } from './FullQuestionForm.tsx';
import type { FormChoices } from './form-choices.ts';
import type { OpenedForm } from './use-asking.ts';

interface Props {
  opened: OpenedForm;
  settings: FormChoices;
  onAsked: (question: Question) => void;
  onClose: () => void;
}

/** The form on a phone. */
export function QuestionDialog({ opened, settings, onAsked, onClose }: Props) {
  return (
    <Dialog title="Ask a question" onClose={onClose}>
      {(close) => (
        <div className="modal-body">
          <FullQuestionForm opened={opened} settings={settings} onAsked={onAsked} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}
