import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import '../../../ui/layout/empty.css';

export function NoCompanies({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="empty">
      <Icon name="list" />
      <h2>This list has no companies</h2>
      <p className="muted">Add companies here, or from any company page.</p>
      <Button icon="plus" onClick={onAdd}>
        Add company
      </Button>
    </div>
  );
}
