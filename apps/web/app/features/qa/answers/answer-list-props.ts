import type { Messages } from '../../../ui/overlays/use-messages.ts';
import type { Answers } from './use-answers.ts';

/** Where the address points: the answer and the comment it leads to. */
export interface Targets {
  readonly answer: number | null;
  readonly comment: number | null;
}

export interface AnswerListProps {
  answers: Answers;
  /** The title of the question. */
  title: string;
  targets: Targets;
  now: Date;
  showMessage: Messages['showMessage'];
}
