import { create } from 'zustand';
import type { ActionKey } from './header-action.ts';

export interface OpenAction {
  readonly open: ActionKey | null;
  show(key: ActionKey): void;
  close(): void;
}

/** Any page may open a dialog of the header: `useOpenAction.getState().show('new-note')`. */
export const useOpenAction = create<OpenAction>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}));
