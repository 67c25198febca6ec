import { type ModerationReason, reasonsFor, sentenceForAuthor, type TextKind } from '@tenfold/domain/qa';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useSingleKeys } from '../../../ui/keyboard/use-single-keys.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Key, ReasonList } from './ReasonList.tsx';
import { reasonOfKey } from './reason-keys.ts';
import { SentenceField } from './SentenceField.tsx';
import './reason-dialog.css';

export interface GivenReason {
  readonly reason: ModerationReason;
  /** The editor’s own; empty: none. */
  readonly sentence: string;
}

interface Props {
  title: string;
  /** What it is about: the question’s title, or how the text begins. */
  about: string;
  kind: TextKind;
  /** Those that can be chosen; left out: all for texts of this kind. */
  reasons?: readonly ModerationReason[];
  /** On the button that does it. */
  action: string;
  /** For the log: `hiding an answer`. */
  what: string;
  /** Does it; a refusal is said in the dialog, which closes once it is done. */
  confirm: (given: GivenReason) => Promise<void>;
  onClose: () => void;
  /** What else the chosen reason asks for, below the list. */
  children?: (reason: ModerationReason | null) => ReactNode;
  /** False: what `children` ask for isn’t there yet. */
  isComplete?: (reason: ModerationReason) => boolean;
}

/** Why a text is rejected or hidden: a reason from the list, by key too, with a sentence of the editor’s own. */
export function ReasonDialog(props: Props) {
  const { title, about, kind, reasons = reasonsFor(kind), action, what, confirm, onClose } = props;
  const { children, isComplete = always } = props;
  const [reason, choose] = useState<ModerationReason | null>(null);
  const [sentence, write] = useState('');
  const { busy, error, send, change } = useSending(what);
  const words = reason === null ? '' : sentenceForAuthor(reason, sentence);
  const isReady = reason !== null && words !== '' && isComplete(reason);

  const submit = (event: FormEvent | KeyboardEvent, close: () => void) => {
    event.preventDefault();
    if (reason === null || !isReady) return;
    void send(async () => {
      await confirm({ reason, sentence: sentence.trim() });
      close();
    });
  };
  const areKeysOn = useSingleKeys();
  const press = (event: KeyboardEvent, close: () => void) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return submit(event, close);
    const chosen = areKeysOn ? reasonOfKey(event, reasons) : null;
    if (chosen === null) return;
    event.preventDefault();
    choose(chosen);
    change();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)} onKeyDown={(event) => press(event, close)}>
          <div className="modal-body">
            <p className="muted reason-about" dir="auto">
              {about}
            </p>
            <ReasonList
              legend="Reason the author reads"
              reasons={reasons}
              chosen={reason}
              onChosen={choose}
              hasKeys
            />
            {children?.(reason)}
            <SentenceField
              label={reason === 'other' ? 'Say why' : 'Add a sentence (optional)'}
              sentence={sentence}
              onChange={(typed) => {
                write(typed);
                change();
              }}
            />
            <div className="author-reads" aria-live="polite">
              <p className="overline">The author reads</p>
              <p dir="auto">{words === '' ? <span className="faint">Nothing yet</span> : words}</p>
            </div>
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>CANCEL</Button>
            <Button type="submit" variant="danger" busy={busy} disabled={!isReady}>
              {action}
              <Key>Ctrl Enter</Key>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function always(): boolean {
  return true;
}
