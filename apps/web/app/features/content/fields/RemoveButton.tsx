import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import '../../../ui/controls/button.css';

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const label = `Remove ${name}`;
  return (
    <button
      type="button"
      className="icon-btn icon-btn-sm"
      title={label}
      aria-label={label}
      onClick={onRemove}
    >
      <ActionIcon name="delete" small />
    </button>
  );
}
