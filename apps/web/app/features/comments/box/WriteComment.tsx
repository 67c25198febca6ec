import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormError } from '../../../forms/form-error.ts';
import { errorOf } from '../../../forms/sending.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { usePerson } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { commentDraft } from '../own/comment-draft.ts';
import type { CommentText } from '../own/comment-store.ts';
import { BoxHead } from './BoxHead.tsx';

interface Props {
  name: string;
  value: string | null;
  /** null for a new one. */
  begun?: CommentText;
  /** Of a new one, which is kept on this device until it is saved or discarded: `AAPL capex 2025` */
  place?: string;
  note?: string;
  saveLabel?: string;
  /** Stays open where it fails, with what was typed. */
  onSave: (words: CommentText) => Promise<void>;
  onClose: () => void;
}

export function WriteComment({
  name,
  value,
  begun,
  place,
  note,
  saveLabel = 'Add comment',
  onSave,
  onClose,
}: Props) {
  const id = useId();
  const person = usePerson();
  const [draft] = useState(() => (place === undefined ? null : commentDraft(person.id, place)));
  const [first] = useState(() => begun ?? draft?.read());
  const [title, setTitle] = useState(first?.title ?? '');
  const [text, setText] = useState(first?.text ?? '');
  const { busy, refusal, send } = useSending('saving a comment');
  const failure = refusal === null ? null : failureOf(refusal);
  const [asks, setAsks] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const words: CommentText = { title: title.trim() === '' ? null : title.trim(), text: text.trim() };
  const isChanged = words.title !== (begun?.title ?? null) || words.text !== (begun?.text ?? '');

  useEffect(() => draft?.keep({ title: title === '' ? null : title, text }), [draft, title, text]);

  const discard = () => {
    draft?.forget();
    onClose();
  };
  const leave = () => (isChanged ? setAsks(true) : discard());
  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    if (words.text === '') return;
    // An edit that changes nothing sends nothing.
    if (begun !== undefined && !isChanged) return onClose();
    void send(async () => {
      await onSave(words);
      draft?.forget();
    });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (asks) setAsks(false);
      else leave();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };

  return (
    <form noValidate onSubmit={save} onKeyDown={onKeyDown}>
      <BoxHead name={name} value={value} onClose={leave} />
      <div className="body">
        <label className="visually-hidden" htmlFor={`${id}title`}>
          Title
        </label>
        <input
          id={`${id}title`}
          className="input"
          placeholder="Title (optional)"
          value={title}
          aria-invalid={failure?.isOfTitle || undefined}
          aria-describedby={failure?.isOfTitle ? `${id}failure` : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <label className="visually-hidden" htmlFor={`${id}text`}>
          Comment
        </label>
        <textarea
          ref={field}
          id={`${id}text`}
          className="textarea"
          placeholder="What should you remember about this figure?"
          value={text}
          aria-invalid={failure?.isOfTitle === false || undefined}
          aria-describedby={failure?.isOfTitle === false ? `${id}failure` : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {failure !== null && (
          <p className="field-error" id={`${id}failure`} role="alert">
            {failure.words}
          </p>
        )}
      </div>
      {asks ? (
        <Discard onStay={() => setAsks(false)} onLeave={discard} />
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
          <Button type="submit" size="sm" variant="primary" disabled={words.text === ''} busy={busy}>
            {failure === null || saveLabel === 'Add as new' ? saveLabel : 'Try again'}
          </Button>
        </footer>
      )}
    </form>
  );
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

interface Failure {
  readonly isOfTitle: boolean;
  readonly words: string;
}

function failureOf(refusal: FormError): Failure {
  const { title } = refusal.fields;
  const reason = title === undefined ? errorOf(refusal) : `Title: ${title}`;
  return { isOfTitle: title !== undefined, words: `${endSentence(reason ?? '')} Your text is kept.` };
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
