import type { ComponentType } from 'react';

export type ActionKey = 'new-note' | 'add-to-list';

export interface ActionDialogProps {
  /** The company whose page is shown. */
  readonly symbol: string | null;
  onClose(): void;
}

/** A button of the header, and of a phone's menu, that opens a feature's dialog. */
export interface HeaderAction {
  readonly key: ActionKey;
  readonly label: string;
  /** Exported by the feature's index; its script is loaded with the first click. */
  readonly Dialog: ComponentType<ActionDialogProps>;
  readonly scrollsToTop?: boolean;
}
