import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <IconButton icon={<ActionIcon name="delete" small />} label={`Remove ${name}`} small onClick={onRemove} />
  );
}
