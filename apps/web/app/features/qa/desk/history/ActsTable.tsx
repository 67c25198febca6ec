import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import { reasonWords } from '@tenfold/domain/qa';
import { Link } from 'react-router';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { questionPath } from '../../../../shell/questions-paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import type { Messages } from '../../../../ui/overlays/use-messages.ts';
import { type Undoable, useUndoable } from '../../../../ui/overlays/use-undoable.ts';
import { type DataColumn, DataTable } from '../../../../ui/table/DataTable.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { AuthorName } from '../../author/AuthorName.tsx';
import { actWords, pointsWord, thingOf } from './act-words.ts';

interface Props {
  acts: readonly EditorAct[];
  showMessage: Messages['showMessage'];
}

/** One row for each act, the newest first. */
export function ActsTable({ acts, showMessage }: Props) {
  // Another editor may have put it back, or somebody answered meanwhile: the row says so then.
  const { attempt } = useUndoable({ showMessage }, { refreshesFailed: true });
  return <DataTable label="History" columns={columnsFor(attempt)} rows={acts} keyOf={({ id }) => id} />;
}

function columnsFor(attempt: Undoable['attempt']): readonly DataColumn<EditorAct>[] {
  return [
    { name: 'Act', leads: true, cell: (act) => <Done act={act} /> },
    { name: 'When', cell: ({ actedAt }) => <Moment datetime={actedAt} /> },
    { name: 'Editor', cell: ({ editor }) => <AuthorName author={editor} /> },
    { name: 'Reason', cellClass: 'desk-why', cell: (act) => <Reason act={act} /> },
    { name: 'Points', className: 'n', cell: ({ points }) => pointsWord(points) },
    {
      name: 'Actions',
      isUnnamed: true,
      cellClass: 'desk-acts',
      cell: (act) => <UndoButton act={act} attempt={attempt} />,
    },
  ];
}

function Done({ act }: { act: EditorAct }) {
  const { kind, post, undoneAt, undoneBy } = act;
  const thing = post === null ? <bdi>{thingOf(act)}</bdi> : <Place post={post}>{thingOf(act)}</Place>;
  const sentence = (
    <>
      <b>{actWords[kind]}</b> {thing}
    </>
  );
  return (
    <>
      {undoneAt === null ? sentence : <s>{sentence}</s>}
      {post !== null && post.kind !== 'question' && (
        <span className="sub-line" dir="auto">
          {post.title}
        </span>
      )}
      {undoneAt !== null && undoneBy !== null && (
        <span className="sub-line">
          Undone by <bdi>{undoneBy.fullName}</bdi>, <Moment datetime={undoneAt} />
        </span>
      )}
    </>
  );
}

function Place({ post, children }: { post: NonNullable<EditorAct['post']>; children: string }) {
  const { questionId, answerId, commentId } = post;
  const path = questionPath(questionId, answerId ?? undefined);
  return (
    <Link className="plain" dir="auto" to={commentId === null ? path : `${path}&comment=${commentId}`}>
      {children}
    </Link>
  );
}

function Reason({ act: { reason, sentence } }: { act: EditorAct }) {
  if (reason === null && sentence === null) return '–';
  return (
    <>
      {reason !== null && reasonWords[reason].label}
      {sentence !== null && (
        <span className={reason === null ? undefined : 'sub-line'} dir="auto">
          {sentence}
        </span>
      )}
    </>
  );
}

function UndoButton({ act, attempt }: { act: EditorAct; attempt: Undoable['attempt'] }) {
  const { id, kind, canUndo, undoneAt } = act;
  if (undoneAt !== null) return <Badge>Undone</Badge>;
  if (!canUndo) return null;
  const undo = () =>
    void attempt({
      what: 'undoing an act',
      failed: 'Not undone.',
      run: () => browserApi.call('POST /qa/acts/{id}/undo', { params: { id } }),
    });
  return (
    <span className="needs-script">
      <Button size="sm" onClick={undo}>
        Undo
        <VisuallyHidden>
          : {actWords[kind]} {thingOf(act)}
        </VisuallyHidden>
      </Button>
    </span>
  );
}

/** In UTC, as the server renders it. */
function Moment({ datetime }: { datetime: string }) {
  return <time dateTime={datetime}>{moment.format(new Date(datetime))}</time>;
}

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
