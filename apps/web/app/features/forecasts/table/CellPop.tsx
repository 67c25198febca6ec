import { usePop } from '../../../ui/overlays/use-pop.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import type { Typing } from '../cells/typing.ts';
import { TypingHelp } from '../formula/TypingHelp.tsx';
import { TypingKeys } from '../formula/TypingKeys.tsx';
import { helpId } from '../formula/use-typed-field.ts';
import type { EditedModel } from '../own/edited-model.ts';

interface Props {
  typing: Typing;
  model: EditedModel;
  edits: CellEdits;
  /** The cell, or the formula bar. */
  beside: HTMLElement;
}

/** Below the field, in the top layer: what could be meant, what it comes to, and the keys. */
export function CellPop({ typing, model, edits, beside }: Props) {
  const pop = usePop(beside);
  return (
    <div ref={pop} id={helpId} className="pop-card cell-pop" popover="manual">
      <TypingHelp typing={typing} model={model} edits={edits} />
      <div className="cell-pop-foot">
        <TypingKeys typing={typing} />
        {typing.text.startsWith('=') && typing.suggestions.length === 0 && (
          <button
            type="button"
            className="link caption"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={edits.offerFunctions}
          >
            All functions
          </button>
        )}
      </div>
    </div>
  );
}
