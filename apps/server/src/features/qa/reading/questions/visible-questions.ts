import { questionStatuses } from '@tenfold/contract/qa';
import { isPublicState } from '@tenfold/domain/qa';
import { sql } from 'kysely';

const visibleStatuses = questionStatuses.filter(
  (status) => status !== 'waiting_approve' && isPublicState(status),
);

/** Of `question` joined with its `post`: what everybody may see. Literal, so that the indexes of visible ones apply. */
export const visibleQuestion = sql`
  question.status in (${sql.join(visibleStatuses.map((status) => sql.lit(status)))}) and post.removed_at is null`;
