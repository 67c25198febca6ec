import type { PostId } from '@tenfold/contract/ids';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import type { ThreadComments } from './use-comments.ts';

export interface ThreadProps {
  questionId: PostId;
  answerId: PostId;
  /** Symbols of what the question is about. */
  companies: readonly string[];
  comments: ThreadComments;
  /** A comment that the address names. */
  target: number | null;
  now: Date;
  showMessage: Messages['showMessage'];
}
