import { Notice } from '../../../ui/text/Notice.tsx';
import type { NoteForm } from './use-note-form.ts';

/** What was typed before and never sent, and why the last attempt failed. */
export function FormNotices({ form }: { form: NoteForm }) {
  return (
    <>
      {form.isRestored && (
        <p className="caption note-restored">
          This is what you typed before.{' '}
          <button type="button" className="link" onClick={form.discard}>
            Start over
          </button>
        </p>
      )}
      {form.failure !== null && (
        <Notice tone="error" title={form.failure}>
          What you typed is still here.
        </Notice>
      )}
    </>
  );
}
