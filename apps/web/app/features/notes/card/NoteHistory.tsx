import type { Note, NoteUpdate } from '@tenfold/contract/notes';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { EditedPart } from './edited-part.ts';
import { NoteFacts } from './NoteFacts.tsx';
import { NoteIcon } from './NoteIcon.tsx';
import { NoteText } from './NoteText.tsx';
import { noteDay } from './note-dates.ts';
import { RemoveUpdateDialog } from './RemoveUpdateDialog.tsx';

interface Props {
  note: Note;
  isOpen: boolean;
  onEdit: (part: EditedPart) => void;
}

/** The newest update, and all of them once the note is opened. */
export function NoteHistory({ note, isOpen, onEdit }: Props) {
  const updates = isOpen ? note.histories : note.histories.slice(0, 1);
  const [removed, remove] = useState<NoteUpdate | null>(null);
  return (
    <>
      {updates.map((update) => (
        <div key={update.id} className="note-history">
          <div className="note-history-head">
            <p className="caption">
              Update, {noteDay(update.createdAt)}
              {update.title !== null && (
                <>
                  : <bdi>{update.title}</bdi>
                </>
              )}
            </p>
            {isOpen && (
              <span className="needs-script">
                <button
                  type="button"
                  className="icon-btn icon-btn-sm"
                  aria-label={`Edit the update of ${noteDay(update.createdAt)}`}
                  onClick={() => onEdit({ kind: 'history', updateId: update.id })}
                >
                  <NoteIcon name="edit" />
                </button>
                <IconButton
                  icon="close"
                  small
                  label={`Remove the update of ${noteDay(update.createdAt)}`}
                  onClick={() => remove(update)}
                />
              </span>
            )}
          </div>
          <NoteText entry={update} isOpen={isOpen} onCut={() => {}} />
          {isOpen && hasPrices(update) && (
            <NoteFacts entry={update} currency={note.currency} shown={ownPrices} />
          )}
        </div>
      ))}
      {removed && <RemoveUpdateDialog note={note} update={removed} onClose={() => remove(null)} />}
    </>
  );
}

/** What the person gave with the update. */
function hasPrices({ notePrice, fairValueEstimate, belowPrice }: NoteUpdate): boolean {
  return notePrice !== null || fairValueEstimate !== null || belowPrice !== null;
}

const ownPrices = { price: true, financials: false, fairValue: true, buyBelow: true };
