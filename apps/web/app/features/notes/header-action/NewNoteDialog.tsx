import { canSaveNote } from '@tenfold/domain/notes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { usePerson } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { storedNoteDraft } from '../drafts/stored-note-draft.ts';
import { DescriptionBox } from '../form/DescriptionBox.tsx';
import { FormNotices } from '../form/FormNotices.tsx';
import { blankDraft, toNoteText } from '../form/note-draft.ts';
import { PriceFields } from '../form/PriceFields.tsx';
import { TagInput } from '../form/TagInput.tsx';
import { TitleField } from '../form/TitleField.tsx';
import { useFocusOnError, useNoteForm } from '../form/use-note-form.ts';
import { useRefreshNotes } from '../refresh-notes.ts';
import { type LastPrice, lastPriceOf } from './price-of.ts';
import './new-note.css';

interface Props {
  /** The company whose page is shown. */
  symbol: string | null;
  onClose: () => void;
}

/** Closed before it is sent, the note stays on this device and is there again. */
export function NewNoteDialog({ symbol, onClose }: Props) {
  const [isAdded, setAdded] = useState(false);
  return (
    <Dialog title={isAdded ? 'Great job' : 'New note'} onClose={onClose}>
      {(close) =>
        isAdded ? <Added onClose={close} /> : <NewNote symbol={symbol} onAdded={() => setAdded(true)} />
      }
    </Dialog>
  );
}

function NewNote({ symbol, onAdded }: { symbol: string | null; onAdded: () => void }) {
  const person = usePerson();
  const refresh = useRefreshNotes();
  const [stored] = useState(() => storedNoteDraft(person.id, 'new'));
  const form = useNoteForm(
    { draft: blankDraft(symbol === null ? [] : [symbol]), revision: 0 },
    stored,
    async ({ draft }) => {
      await browserApi.call('POST /company/notes/create', {
        body: { ...toNoteText(draft), symbols: [...draft.symbols] },
      });
      stored.forget();
      onAdded();
      await refresh();
    },
  );
  const { element, submit } = useFocusOnError(form);
  const last = useLastPrice(symbol, (price) => {
    if (form.draft.notePrice === '' && !form.isRestored) form.change({ notePrice: price.text });
  });

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="modal-body new-note">
        <FormNotices form={form} />
        <Section title="Title">
          <TitleField form={form} />
        </Section>
        <DescriptionBox
          value={form.draft.description}
          companies={form.draft.symbols}
          onChange={(description) => form.change({ description })}
          placeholder="Write your note"
          error={form.errorOf('description')}
          takesFocus
        />
        <Section title="Price settings">
          <PriceFields form={form} priceHint={last?.text === form.draft.notePrice ? last.hint : undefined} />
        </Section>
        <Section title="Tags">
          <TagInput form={form} />
        </Section>
      </div>
      <div className="modal-foot">
        <span className="caption new-note-private">By default your notes are visible only to you.</span>
        <Button type="submit" variant="primary" busy={form.busy} disabled={!canSaveNote(form.draft)}>
          Add note
        </Button>
      </div>
    </form>
  );
}

/** The last price of the company whose page is shown; `fill` is called once. */
function useLastPrice(symbol: string | null, fill: (price: LastPrice) => void): LastPrice | null {
  const [last, setLast] = useState<LastPrice | null>(null);
  const latest = useRef(fill);
  latest.current = fill;
  useEffect(() => {
    if (symbol === null) return;
    let isOpen = true;
    void lastPriceOf(symbol).then((price) => {
      if (!isOpen || price === null) return;
      setLast(price);
      latest.current(price);
    });
    return () => {
      isOpen = false;
    };
  }, [symbol]);
  return last;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="note-section" open>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

function Added({ onClose }: { onClose: () => void }) {
  const deal = useRef<HTMLButtonElement>(null);
  useEffect(() => deal.current?.focus(), []);
  return (
    <>
      <div className="modal-body">
        <p className="muted" role="status">
          Your note will be added to your notes page.
        </p>
      </div>
      <div className="modal-foot">
        <Button ref={deal} variant="primary" onClick={onClose}>
          Deal
        </Button>
      </div>
    </>
  );
}
