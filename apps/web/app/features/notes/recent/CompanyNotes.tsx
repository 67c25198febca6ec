import { openSymbol } from '@tenfold/contract/policy/open-company';
import { Link } from 'react-router';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { useOpenAction } from '../../../shell/actions/open-action.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Gated } from '../../../ui/layout/Gated.tsx';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NoteCard } from '../card/NoteCard.tsx';
import { useDeletedNotes } from '../card/use-deleted-notes.ts';
import { useStoredNoteChoices } from '../display/use-stored-choices.ts';
import { companyNotesPath } from '../paths.ts';
import './company-notes.css';
import '../../../ui/layout/empty.css';

const privateNotice = 'By default your notes are visible only to you.';

interface Props {
  symbol: string;
  /** The name in “Write a note on Apple”. */
  name: string;
}

export function CompanyNotes(props: Props) {
  return useViewer() === null ? <GatedNotes {...props} /> : <OwnNotes {...props} />;
}

/** On the company that is open to all, this card alone has the way in. */
function GatedNotes({ name, symbol }: Pick<Props, 'name' | 'symbol'>) {
  return (
    <Card title="Notes" className="gated-card" padded={false}>
      <Gated
        text={`Your notes on ${name}, each with the price of its day. ${privateNotice}`}
        actions={
          <span className={symbol === openSymbol ? 'row' : 'row mobile-only'}>
            <SignInActions plans={false} quiet />
          </span>
        }
      >
        <div className="notes-places">
          <span />
          <span />
        </div>
      </Gated>
    </Card>
  );
}

function OwnNotes({ symbol, name }: Props) {
  const { messages, offerUndo } = useDeletedNotes();
  useStoredNoteChoices();
  const answer = useQuery({
    label: 'recent notes',
    call: 'GET /company/{symbol}/recent_notes',
    input: { params: { symbol } },
  });
  const total = answer.state === 'ready' ? answer.value.total : 0;
  return (
    <Card
      title="Notes"
      className="company-notes"
      note={
        <span className="caption company-notes-private">
          <Icon name="lock" small />
          {privateNotice}
        </span>
      }
      actions={
        total >= 2 && (
          <Link className="link small" to={companyNotesPath(symbol)}>
            View all notes
          </Link>
        )
      }
    >
      <div className="stack stack-4">
        <button
          type="button"
          className="note-composer needs-script"
          aria-haspopup="dialog"
          data-new-note=""
          onClick={() => useOpenAction.getState().show('new-note')}
        >
          <Icon name="plus" />
          Write a note on {name}
        </button>
        <Loaded
          answer={answer}
          className="stack stack-2"
          places={<ListPlaces height="4.5rem" />}
          unaffected="The rest of the page is up to date."
        >
          {({ notes }) =>
            notes.length === 0 ? (
              <div className="empty empty-small">
                <h3>No notes on {name} yet</h3>
                <p className="muted small">
                  Write down why you own it, or why you do not. The price of today is kept with the note.
                </p>
              </div>
            ) : (
              <div className="note-pair">
                {notes.map((note) => (
                  <NoteCard
                    key={note.id}
                    note={note}
                    symbol={symbol}
                    headingLevel={3}
                    onDeleted={offerUndo}
                  />
                ))}
              </div>
            )
          }
        </Loaded>
      </div>
      <Toasts messages={messages} />
    </Card>
  );
}
