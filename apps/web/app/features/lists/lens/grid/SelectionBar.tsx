import { Button } from '../../../../ui/controls/Button.tsx';

interface Props {
  count: number;
  onRemove: () => void;
  onClear: () => void;
}

/** What is done with the companies that are chosen. */
export function SelectionBar({ count, onRemove, onClear }: Props) {
  return (
    <div className="lens-selection">
      <b>{count} selected</b>
      <Button size="sm" onClick={onRemove}>
        Remove
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
