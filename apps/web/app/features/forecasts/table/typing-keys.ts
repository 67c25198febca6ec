import { listBoxStep } from '../../../ui/overlays/list-box.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { suggestionList, type Typing } from '../cells/typing.ts';
import type { Step } from './grid-rows.ts';

/** A spreadsheet's keys while a cell is typed. True for those that do something else than write. */
export function onTypingKey(
  event: KeyboardEvent,
  typing: Typing,
  edits: CellEdits,
  /** Where the focus goes when the cell is left; null stays on it. */
  leave: (from: Typing, step: Step | null) => void,
): boolean {
  const { key } = event;
  if (event.isComposing) return false;
  if (typing.suggestions.length > 0 && !event.shiftKey) {
    const chosen = listBoxStep(key, suggestionList(typing));
    if (chosen === 'take') edits.takeSuggestion();
    else if (chosen === 'close') edits.closeSuggestions();
    else if (chosen !== null) edits.chooseSuggestion(chosen.to);
    if (chosen !== null) return true;
  }
  if (key === 'F4') {
    edits.switchReference();
    return true;
  }
  const step = stepOf(event, typing.replaces && !typing.text.startsWith('='));
  if (key === 'Escape') {
    edits.revert();
    leave(typing, null);
    return true;
  }
  if (step === null) return false;
  if (edits.commit()) leave(typing, step);
  return true;
}

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
