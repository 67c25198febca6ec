import type { CellEdits } from '../cells/cell-edits.ts';
import type { CellAt } from '../cells/typing.ts';
import { intro } from '../dialogs/intro-shown.ts';
import type { Own } from '../own/own.ts';

const phone = '(max-width: 767.98px)';

/** What a cell that is gone to opens by itself: the introduction, once; on a phone its sheet. */
export class FirstCell {
  private introduced = false;
  /** Opened once the introduction is closed. */
  private tapped: CellAt | null = null;

  private readonly own: Own;
  private readonly edits: CellEdits;

  constructor(own: Own, edits: CellEdits) {
    this.own = own;
    this.edits = edits;
  }

  /** Typing that has begun is not interrupted. */
  skipIntroduction(): void {
    this.introduced = true;
  }

  introduce(): void {
    const { session, cursor, signedIn } = this.own;
    if (this.introduced || !signedIn || session.store.getState().dialog !== null) return;
    this.introduced = true;
    if (cursor.getState().typing === null && intro.wants()) session.openDialog('intro');
  }

  tap(at: CellAt): void {
    if (!matchMedia(phone).matches) return;
    const { dialog } = this.own.session.store.getState();
    if (dialog === 'intro') this.tapped = at;
    if (dialog === null) this.edits.begin(at, null, 'sheet');
  }

  /** @returns how to stop */
  afterIntroduction(select: (at: CellAt) => boolean): () => void {
    return this.own.session.store.subscribe(({ dialog }) => {
      if (dialog !== null || this.tapped === null) return;
      const at = this.tapped;
      this.tapped = null;
      if (select(at)) this.edits.begin(at, null, 'sheet');
    });
  }
}
