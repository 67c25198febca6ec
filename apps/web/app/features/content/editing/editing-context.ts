import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { type ContentPath, valueAt } from './content-path.ts';
import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('Outside of an editor');
  return editing;
}

export function useEditingState<Part>(part: (state: EditingState) => Part): Part {
  return useStore(useEditing().store, part);
}

/** Rendered again for changes of this value alone. */
export function useValue<Value>(path: ContentPath): Value {
  return useEditingState(({ content }) => valueAt(content, path)) as Value;
}

export function useProblem(path: ContentPath): string | undefined {
  return useEditingState(({ problems }) => problems[path.join('.')]);
}

export const ShowMessageContext = createContext<Messages['showMessage']>(() => {});

/** Says what was done, above the end of the window. */
export function useShowMessage(): Messages['showMessage'] {
  return useContext(ShowMessageContext);
}
