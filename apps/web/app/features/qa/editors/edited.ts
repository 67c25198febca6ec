import type { Question } from '@tenfold/contract/qa/question';
import type { Messages } from '../../../ui/overlays/use-messages.ts';

/** A question that editors change, and who is told. */
export interface QuestionEditing {
  question: Question;
  /** The editors' lists. */
  lists: readonly { readonly id: number; readonly name: string }[];
  showMessage: Messages['showMessage'];
  onChanged: (question: Question) => void;
  onDeleted: (question: Question) => void;
  /** The page is the question’s own: without it there is nothing to load again. */
  isWholePage?: boolean;
}
