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
  /** Which of the site’s labels it has: editors keep them. */
  readonly label: 'newNote' | 'addToList';
  /** Exported by the feature's index; its script is loaded with the first click. */
  readonly Dialog: ComponentType<ActionDialogProps>;
  readonly scrollsToTop?: boolean;
}
