import { prompts } from '@tenfold/contract/policy/prompts';
import { useRef, useState } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { listsOf, onLists } from './lists-of.ts';
import './add-to-list.css';

const AddToListPanel = lazyPart(async () => (await import('./AddToListPanel.tsx')).AddToListPanel);

interface Props {
  symbol: string;
  /** `header` shows a plus alone on a phone. */
  place: 'header' | 'card';
}

export function AddToList({ symbol, place }: Props) {
  const isVisitor = useViewer() === null;
  const [open, setOpen] = useState(false);
  const messages = useMessages();
  const whole = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const returnFocus = () => whole.current?.querySelector('button')?.focus();
  const inHeader = place === 'header';
  const lists = useQuery(isVisitor ? null : listsOf(symbol));
  const on = lists.state === 'ready' ? onLists(lists.value.lists) : null;
  return (
    <div className={classNames('add-to-list', inHeader && 'add-to-list-header')} ref={whole}>
      <Button
        {...(inHeader ? { variant: 'primary' } : { size: 'sm' })}
        icon={on === null ? 'plus' : 'check'}
        {...(on !== null && { title: `Add to list${on}`, 'aria-label': `Add to list${on}` })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(!open)}
      >
        <span className="add-to-list-label">Add to list</span>
      </Button>
      {open && isVisitor && <SignInDialog title="Lists" text={prompts.lists} onClose={close} />}
      {open && !isVisitor && (
        <AddToListPanel
          symbol={symbol}
          onClose={close}
          onLeave={() => {
            close();
            returnFocus();
          }}
          onSaved={(message) => {
            close();
            returnFocus();
            messages.showMessage(message);
          }}
        />
      )}
      <Toasts messages={messages} />
    </div>
  );
}

/** Before the click, so that the panel opens with it; where it fails, the click tries again. */
function loadPanel(): void {
  AddToListPanel.load().catch((cause: unknown) => logFailure('loading the lists panel', cause));
}
