import { Button } from '../../../ui/controls/Button.tsx';

interface Props {
  count: number;
  onApprove: () => void;
  onReject: () => void;
  onClear: () => void;
}

/** What is done with all that are selected. */
export function BulkBar({ count, onApprove, onReject, onClear }: Props) {
  return (
    <div className="queue-bulk">
      <b role="status">{count} selected</b>
      <span className="push row">
        <Button size="sm" onClick={onApprove}>
          Approve {count}
        </Button>
        <Button size="sm" onClick={onReject}>
          Reject {count}
        </Button>
        <Button size="sm" onClick={onClear}>
          Clear
        </Button>
      </span>
    </div>
  );
}
