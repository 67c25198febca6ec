import { Button } from '../../../../ui/controls/Button.tsx';
import { Key } from '../../../../ui/keyboard/Key.tsx';
import { KeysButton } from '../../../../ui/keyboard/KeysButton.tsx';
import type { QueueItem } from '../queue-item.ts';
import type { QueueCommand } from '../queue-keys.ts';

interface Props {
  kind: QueueItem['kind'];
  run: Readonly<Record<QueueCommand, () => void>>;
}

const words = {
  question: { approve: 'Approve', reject: 'Reject' },
  edit: { approve: 'Approve edit', reject: 'Decline edit' },
  first: { approve: 'Approve', reject: 'Reject' },
  tag: { approve: 'Keep', reject: 'Replace or remove' },
} as const satisfies Record<QueueItem['kind'], object>;

/** What an editor does with what is shown, each with its key. */
export function DecideBar({ kind, run }: Props) {
  const { approve, reject } = words[kind];
  return (
    <div className="queue-bar">
      <Button variant="primary" icon="check" onClick={run.approve}>
        {approve} <Key name="A" />
      </Button>
      <Button icon="close" onClick={run.reject}>
        {reject} <Key name="R" />
      </Button>
      {kind === 'question' && (
        <Button onClick={run.feature}>
          Approve and feature <Key name="F" />
        </Button>
      )}
      {(kind === 'question' || kind === 'edit') && (
        <Button icon="list" onClick={run.lists}>
          Add to list <Key name="L" />
        </Button>
      )}
      <KeysButton onClick={run.help} />
    </div>
  );
}
