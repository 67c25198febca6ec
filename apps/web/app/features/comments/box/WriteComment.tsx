import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { usePerson } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { commentDraft } from '../own/comment-draft.ts';
import type { CommentText } from '../own/comment-store.ts';
import { BoxHead } from './BoxHead.tsx';
import { CommentFields } from './CommentFields.tsx';

interface Props {
  name: string;
  /** The company of the figure. */
  symbol: string;
  value: string | null;
  /** null for a new one. */
  begun?: CommentText;
  /** The place of a new one, which is kept on this device until it is saved or discarded: `AAPL capex 2025` */
  place?: string;
  note?: string;
  saveLabel?: string;
  /** Stays open where it fails, with what was typed. */
  onSave: (words: CommentText) => Promise<void>;
  onClose: () => void;
}

export function WriteComment({
  name,
  symbol,
  value,
  begun,
  place,
  note,
  saveLabel = 'Add comment',
  onSave,
  onClose,
}: Props) {
  const typed = useTypedComment(begun, place);
  const { busy, refusal, send } = useSending('saving a comment');
  const [isLeaving, setLeaving] = useState(false);

  const discard = () => {
    typed.forget();
    onClose();
  };
  const leave = () => (typed.isChanged ? setLeaving(true) : discard());
  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    if (typed.words.text === '') return;
    // An edit that changes nothing sends nothing.
    if (begun !== undefined && !typed.isChanged) return onClose();
    void send(async () => {
      await onSave(typed.words);
      typed.forget();
    });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (isLeaving) setLeaving(false);
      else leave();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };

  return (
    <form noValidate onSubmit={save} onKeyDown={onKeyDown}>
      <BoxHead name={name} value={value} onClose={leave} />
      <CommentFields
        title={typed.title}
        text={typed.text}
        symbol={symbol}
        refusal={refusal}
        onTitle={typed.setTitle}
        onText={typed.setText}
      />
      {isLeaving ? (
        <Discard onStay={() => setLeaving(false)} onLeave={discard} />
      ) : (
        <footer>
          <span className="caption comment-position">
            {note ?? (
              <span className="desktop-only">
                <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">Enter</kbd> adds ·{' '}
                <kbd className="kbd">Esc</kbd> closes
              </span>
            )}
          </span>
          <Button size="sm" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" size="sm" variant="primary" disabled={typed.words.text === ''} busy={busy}>
            {refusal === null || saveLabel === 'Add as new' ? saveLabel : 'Try again'}
          </Button>
        </footer>
      )}
    </form>
  );
}

/** A new one is kept on this device as it is typed. */
function useTypedComment(begun: CommentText | undefined, place: string | undefined) {
  const person = usePerson();
  const [draft] = useState(() => (place === undefined ? null : commentDraft(person.id, place)));
  const [first] = useState(() => begun ?? draft?.read());
  const [title, setTitle] = useState(first?.title ?? '');
  const [text, setText] = useState(first?.text ?? '');
  const words: CommentText = { title: title.trim() === '' ? null : title.trim(), text: text.trim() };
  useEffect(() => draft?.save({ title: title === '' ? null : title, text }), [draft, title, text]);
  return {
    title,
    text,
    setTitle,
    setText,
    /** The words that are sent. */
    words,
    isChanged: words.title !== (begun?.title ?? null) || words.text !== (begun?.text ?? ''),
    forget: () => draft?.forget(),
  };
}

function Discard({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <footer role="alert">
      <b className="comment-position">Discard what you typed?</b>
      <Button size="sm" ref={stay} onClick={onStay}>
        Keep writing
      </Button>
      <Button size="sm" variant="danger" onClick={onLeave}>
        Discard
      </Button>
    </footer>
  );
}
