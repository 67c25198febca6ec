import { blocks } from '@tenfold/contract/content/blocks';
import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useEditing, useEditingState } from '../editing/editing-context.ts';
import { differsFromPublished, hasDraft, isOvertaken } from '../editing/editing-state.ts';
import { problemsOf } from '../editing/problems.ts';
import { SaveLine } from './SaveLine.tsx';

interface Props {
  publish: (whatChanged: string) => Promise<void>;
  onChanges: () => void;
  onDiscard: () => void;
}

export function PublishBar({ publish, onChanges, onDiscard }: Props) {
  const { store } = useEditing();
  const differs = useEditingState(differsFromPublished);
  const isDrafted = useEditingState(hasDraft);
  const isPublishing = useEditingState((state) => state.isPublishing);
  const isElsewhere = useEditingState((state) => state.save.kind === 'elsewhere');
  const problems = useEditingState((state) => Object.keys(state.problems).length);
  const { busy, error, refusal, send } = useSending('publishing content');
  // What is wrong with a field is said under it.
  const isOfWhole = differs && Object.keys(problemsOf(refusal?.fields ?? {})).length === 0;
  // Readers of a document get a line on what changed; what somebody else published is compared first.
  const asksFirst = () => {
    const state = store.getState();
    return blocks[state.key].group === 'documents' || isOvertaken(state);
  };
  return (
    <div className="pub-bar">
      <SaveLine />
      {problems > 0 ? (
        <span className="field-error" role="status">
          {problems === 1 ? '1 field to fix' : `${problems} fields to fix`}
        </span>
      ) : (
        isOfWhole &&
        error !== null && (
          <span className="field-error" role="alert">
            {error}
          </span>
        )
      )}
      <span className="push row row-wrap">
        {isDrafted && (
          <Button variant="ghost" disabled={isPublishing} onClick={onDiscard}>
            Discard draft
          </Button>
        )}
        <Button disabled={!differs || isPublishing} onClick={onChanges}>
          See changes
        </Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={!differs || problems > 0 || isElsewhere || isPublishing}
          onClick={() => (asksFirst() ? onChanges() : void send(() => publish('')))}
        >
          Publish
        </Button>
      </span>
    </div>
  );
}
