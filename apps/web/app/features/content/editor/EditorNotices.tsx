import { OwnOrTheirs } from '../../../forms/OwnOrTheirs.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useEditing, useEditingState } from '../editing/editing-context.ts';
import { isOvertaken } from '../editing/editing-state.ts';

interface Props {
  /** Who else has a draft of this block. */
  others: readonly string[];
  onCompare: () => void;
}

/** What stands in the way of publishing: another editor, or another tab. */
export function EditorNotices({ others, onCompare }: Props) {
  const editing = useEditing();
  const isBehind = useEditingState(isOvertaken);
  const live = useEditingState((state) => state.live);
  const basedOn = useEditingState((state) => state.basedOn);
  const isElsewhere = useEditingState((state) => state.save.kind === 'elsewhere');
  return (
    <>
      {isElsewhere && (
        <div className="notice notice-warn elsewhere" role="alert">
          <OwnOrTheirs
            footClass="row row-wrap"
            size="sm"
            theirsLabel="Use the other tab’s"
            ownLabel="Keep this one"
            keepTheirs={editing.takeTheirs}
            keepOwn={editing.keepOwn}
          >
            <b>You edited this draft in another tab.</b> Nothing typed here is saved until you choose one.
          </OwnOrTheirs>
        </div>
      )}
      {isBehind && (
        <Notice
          tone="warn"
          title={`${live.publishedBy ?? 'Somebody'} published v${live.version} while you edited v${basedOn}.`}
          action={
            <Button size="sm" onClick={onCompare}>
              Compare
            </Button>
          }
        >
          Your draft is kept. Compare before you publish.
        </Notice>
      )}
      {others.length > 0 && <Notice>{otherDrafts(others)}</Notice>}
    </>
  );
}

function otherDrafts(others: readonly string[]): string {
  const names = others.join(' and ');
  return others.length === 1
    ? `${names} has a draft of this too. The second to publish is asked to compare first.`
    : `${names} have drafts of this too. Those who publish later are asked to compare first.`;
}
