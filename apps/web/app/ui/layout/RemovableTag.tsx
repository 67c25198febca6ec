import { Icon } from '../text/Icon.tsx';
import './tag-input.css';

/** One of several in a field, with a button that takes it away. */
export function RemovableTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="tag">
      {label}
      <button type="button" className="tag-remove" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon name="close" small />
      </button>
    </span>
  );
}
