import type { CellEdits } from '../cells/cell-edits.ts';
import type { Typing } from '../cells/typing.ts';
import type { Step } from './grid.ts';

/** A spreadsheet's keys while a cell is typed. */
export function onTypingKey(
  event: KeyboardEvent,
  typing: Typing,
  edits: CellEdits,
  /** Where the focus goes when the cell is left; null stays on it. */
  leave: (from: Typing, step: Step | null) => void,
): void {
  const { key } = event;
  if (event.isComposing) return;
  const did = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (typing.suggestions.length > 0 && key in onSuggestions && !event.shiftKey) {
    did();
    onSuggestions[key]?.(edits);
    return;
  }
  if (key === 'F4') {
    did();
    edits.switchReference();
    return;
  }
  const step = stepOf(event, typing.replaces && !typing.text.startsWith('='));
  if (key === 'Escape') {
    did();
    edits.revert();
    leave(typing, null);
  } else if (step !== null) {
    did();
    if (edits.keep()) leave(typing, step);
  }
}

const onSuggestions: Readonly<Record<string, (edits: CellEdits) => void>> = {
  ArrowDown: (edits) => edits.chooseSuggestion(1),
  ArrowUp: (edits) => edits.chooseSuggestion(-1),
  Tab: (edits) => edits.takeSuggestion(),
  Escape: (edits) => edits.closeSuggestions(),
};

export function stepOf({ key, shiftKey }: KeyboardEvent, arrows: boolean): Step | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return arrows ? (arrowSteps[key] ?? null) : null;
}

const arrowSteps: Readonly<Record<string, Step>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowLeft: 'left',
};
