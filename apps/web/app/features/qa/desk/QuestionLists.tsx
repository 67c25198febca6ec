import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { RenameDialog } from '../../../named-things/RenameDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { type NamedList, NewQuestionList } from '../editors/NewQuestionList.tsx';
import { questionsAddress } from '../filters/question-query.ts';

interface ListDialogState {
  readonly for: 'name' | 'removal';
  readonly list: NamedList;
}

/** Lists of questions are made, renamed and removed here; a question is put on one where it is read. */
export function QuestionLists({ lists: loaded }: { lists: readonly NamedList[] }) {
  // What the server offers everybody is up to a second old: what was changed here shows at once.
  const [lists, setLists] = useState(loaded);
  const [choice, openDialog] = useState<ListDialogState | null>(null);
  return (
    <Card title="Lists of questions" padded={false}>
      <div className="desk-form needs-script">
        <NewQuestionList onMade={(list) => setLists([...lists, list])} />
      </div>
      {lists.length === 0 ? (
        <p className="muted desk-none">There are no lists yet.</p>
      ) : (
        <DataTable
          label="Lists of questions"
          columns={columnsFor(openDialog)}
          rows={lists}
          keyOf={({ id }) => id}
        />
      )}
      {choice !== null && (
        <ListDialog choice={choice} lists={lists} onChanged={setLists} onClose={() => openDialog(null)} />
      )}
    </Card>
  );
}

function columnsFor(openDialog: (choice: ListDialogState) => void): readonly DataColumn<NamedList>[] {
  return [
    {
      name: 'Name',
      leads: true,
      cell: ({ id, name }) => (
        <Link to={questionsAddress({ list: id })}>
          <b dir="auto">{name}</b>
        </Link>
      ),
    },
    {
      name: 'Actions',
      isUnnamed: true,
      cellClass: 'desk-acts',
      cell: (list) => (
        <span className="row needs-script">
          <Button size="sm" onClick={() => openDialog({ for: 'name', list })}>
            Rename<VisuallyHidden> {list.name}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => openDialog({ for: 'removal', list })}>
            Remove<VisuallyHidden> {list.name}</VisuallyHidden>
          </Button>
        </span>
      ),
    },
  ];
}

interface DialogProps {
  choice: ListDialogState;
  lists: readonly NamedList[];
  onChanged: (lists: readonly NamedList[]) => void;
  onClose: () => void;
}

function ListDialog({ choice: { for: what, list }, lists, onChanged, onClose }: DialogProps) {
  const params = { id: list.id };
  if (what === 'name') {
    return (
      <RenameDialog
        thing="list"
        name={list.name}
        rename={async (name) => {
          const renamed = await browserApi.call('PATCH /qa/question-lists/{id}', { params, body: { name } });
          onChanged(lists.map((each) => (each.id === list.id ? renamed : each)));
          return null;
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title="Remove this list?"
      what="removing a list of questions"
      action="Remove"
      look="danger"
      confirm={async () => {
        await browserApi.call('DELETE /qa/question-lists/{id}', { params });
        onChanged(lists.filter(({ id }) => id !== list.id));
      }}
      onClose={onClose}
    >
      Deletes the list <bdi>{list.name}</bdi>. Its questions are kept. You can’t undo this.
    </ConfirmDialog>
  );
}
