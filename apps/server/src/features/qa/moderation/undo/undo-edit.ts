import { Conflict } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import {
  applyEdit,
  type EditedQuestion,
  findPendingEdit,
  isSameEdit,
  readText,
  savePendingEdit,
} from '../../writing/questions/question-text.ts';
import type { Undoing } from './undoing.ts';

interface EditDecisionRecord {
  /** What everybody read before. */
  readonly before: EditedQuestion;
  readonly wasEditedAt: string | null;
  readonly edit: EditedQuestion;
  readonly editedAt: string;
}

/** The edit waits again, and the question says what it said. @throws Conflict where it was edited again */
export async function undoEdit({ tx, locked, act }: Undoing): Promise<void> {
  const { before, wasEditedAt, edit, editedAt } = act.data as EditDecisionRecord;
  const { id } = locked.post;
  const isApplied = act.kind === 'edit_applied';
  const isUntouched = isSameEdit(await readText(tx, locked), isApplied ? edit : before);
  if (!isUntouched || (await findPendingEdit(tx, id)) !== null)
    throw new Conflict('It was edited again since.');
  if (isApplied) {
    await applyEdit(tx, id, before, new Date(editedAt));
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({ edited_at: wasEditedAt === null ? null : new Date(wasEditedAt) })
      .where('id', '=', id)
      .execute();
  }
  await savePendingEdit(tx, id, edit, new Date(editedAt));
}
