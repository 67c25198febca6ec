import type { ListId } from '@tenfold/contract/ids';
import type { ListComment } from '@tenfold/contract/lists';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { AddComment } from './AddComment.tsx';
import type { CompanyOfList } from './company-of-list.ts';
import { OneComment } from './OneComment.tsx';
import './list-comments.css';

interface Props {
  listId: ListId;
  comments: readonly ListComment[];
  companies: readonly CompanyOfList[];
  /** By key of a row of the lens: how it is called. */
  fieldLabel: (field: string) => string;
  messages: Messages;
}

/** Below the table; those on cells of the lens name their cell. */
export function ListComments({ listId, comments, companies, fieldLabel, messages }: Props) {
  return (
    <section className="list-comments stack" aria-labelledby="list-comments">
      <h2 id="list-comments" className="overline">
        Comments
      </h2>
      {comments.length > 0 && (
        <ul className="stack stack-2">
          {comments.map((comment) => (
            <OneComment
              key={comment.id}
              comment={comment}
              about={aboutOf(comment, fieldLabel)}
              messages={messages}
            />
          ))}
        </ul>
      )}
      <AddComment listId={listId} companies={companies} />
    </section>
  );
}

/** `COST, Net margin`; null for a comment on the list as a whole. */
function aboutOf({ symbol, field }: ListComment, fieldLabel: Props['fieldLabel']): string | null {
  if (symbol === null) return null;
  return field === null ? symbol : `${symbol}, ${fieldLabel(field)}`;
}
