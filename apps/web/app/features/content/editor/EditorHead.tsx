import { blocks } from '@tenfold/contract/content/blocks';
import { Button } from '../../../ui/controls/Button.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { useEditing, useEditingState } from '../editing/editing-context.ts';
import { hasDraft } from '../editing/editing-state.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { shownField, statusOf } from '../status.ts';
import { dayLabel } from '../versions/version-words.ts';

export function EditorHead({ onVersions }: { onVersions: () => void }) {
  const editing = useEditing();
  const { key, live, content, basedOn } = useEditingState((state) => state);
  const isDrafted = useEditingState(hasDraft);
  const shown = shownField(content);
  const isShown = shown === null || content[shown] === true;
  const { title, kind } = blocks[key];
  const about = isDrafted ? `draft on v${basedOn}` : dayLabel(live);
  return (
    <div className="card-head">
      <div className="card-title">
        <h2>{title}</h2>
        <StatusBadge status={statusOf({ draft: isDrafted ? {} : null, isShown })} />
        <span className="caption">
          {kind} · v{live.version} · {about}
        </span>
      </div>
      <div className="card-actions">
        <Button onClick={onVersions}>
          <ActionIcon name="versions" />
          Versions
        </Button>
        {shown !== null && (
          <Switch checked={isShown} onChange={(isOn) => editing.set([shown], isOn)}>
            Shown
          </Switch>
        )}
      </div>
    </div>
  );
}
