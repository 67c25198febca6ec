import { ActionIcon } from '../../ui/text/ActionIcon.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import type { BlockStatus } from './status.ts';

export function StatusBadge({ status }: { status: BlockStatus }) {
  if (status === 'draft') {
    return (
      <Badge tone="warn">
        <ActionIcon name="rename" small />
        Draft
      </Badge>
    );
  }
  if (status === 'hidden') return <Badge>Hidden</Badge>;
  return (
    <Badge tone="up" icon="check">
      Live
    </Badge>
  );
}
