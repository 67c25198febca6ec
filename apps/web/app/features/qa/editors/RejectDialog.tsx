import { reasonsFor, reasonWords } from '@tenfold/domain/qa';
import { useState } from 'react';
import { AnsweringQuestion } from './AnsweringQuestion.tsx';
import { type GivenReason, ReasonDialog } from './ReasonDialog.tsx';

export interface GivenRejection extends GivenReason {
  /** The question that answers it. */
  readonly answeredBy: number | null;
}

interface Props {
  /** Its title, or how many there are. */
  about: string;
  /** Null of several: no one question answers them all. */
  questionId: number | null;
  confirm: (given: GivenRejection) => Promise<void>;
  onClose: () => void;
}

/** Why a question isn’t approved; who asked reads the sentence. */
export function RejectDialog({ about, questionId, confirm, onClose }: Props) {
  const [answeredBy, choose] = useState<number | null>(null);
  const reasons = reasonsFor('question').filter((reason) => questionId !== null || !needsQuestion(reason));
  return (
    <ReasonDialog
      title={questionId === null ? 'Reject these questions?' : 'Reject this question?'}
      about={about}
      kind="question"
      reasons={reasons}
      action="Reject"
      what="rejecting a question"
      confirm={(given) => confirm({ ...given, answeredBy: needsQuestion(given.reason) ? answeredBy : null })}
      onClose={onClose}
      isComplete={(reason) => !needsQuestion(reason) || answeredBy !== null}
    >
      {(reason) =>
        reason !== null &&
        questionId !== null &&
        needsQuestion(reason) && (
          <AnsweringQuestion questionId={questionId} chosen={answeredBy} onChosen={choose} />
        )
      }
    </ReasonDialog>
  );
}

function needsQuestion(reason: GivenReason['reason']): boolean {
  return reasonWords[reason].needsQuestion === true;
}
