import { useMemo, useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { ClaimFields } from '../claims/ClaimFields.tsx';
import type { Claims } from '../claims/claims.ts';
import { unsentText } from './unsent-text.ts';
import { WritingForm } from './WritingForm.tsx';

interface Edited extends Claims {
  readonly id: number;
  readonly text: string;
  readonly revision: number;
}

interface Props<Post extends Edited> {
  post: Post;
  /** For the log and the field: `answer`, `comment`. */
  thing: string;
  most: number;
  /** Symbols of what its question is about. */
  companies: readonly string[];
  save: (edit: Claims & { text: string; revision: number }) => Promise<Post>;
  onSaved: (post: Post) => void;
  onClose: () => void;
}

/**
 * What another tab has saved meanwhile is shown; the next Save is meant. What was changed is kept on this device until it is
 * saved or cancelled.
 */
export function EditText<Post extends Edited>(props: Props<Post>) {
  const { post, thing, most, companies, save, onSaved, onClose } = props;
  const personId = useViewer()?.id ?? null;
  const [began] = useState(post.revision);
  const unsent = useMemo(() => unsentText(personId, `edit:${post.id}:${began}`), [personId, post.id, began]);
  const [text, setText] = useState(() => unsent.read() ?? post.text);
  const [said, setSaid] = useState<Claims>({ ownsShare: post.ownsShare, isGenerated: post.isGenerated });
  const [known, setKnown] = useState(post);
  const { busy, error, send, change } = useSending(`editing a ${thing}`);
  const trimmed = text.trim();
  const problem = tooLong(text, most);
  const isSaid = said.ownsShare === known.ownsShare && said.isGenerated === known.isGenerated;
  const cannotSave = trimmed === '' || (trimmed === known.text && isSaid) || problem !== null;

  const submit = () => {
    if (cannotSave) return;
    void send(async () => {
      try {
        onSaved(await save({ text: trimmed, ...said, revision: known.revision }));
      } catch (cause) {
        const newer = newerOf<Post>(cause);
        if (newer === null) throw cause;
        return setKnown(newer);
      }
      cancel();
    });
  };
  const cancel = () => {
    unsent.forget();
    onClose();
  };
  const type = (typed: string) => {
    setText(typed);
    if (typed === post.text) unsent.forget();
    else unsent.save(typed);
    change();
  };

  return (
    <WritingForm
      written={{ text, busy, problem, failure: error, type }}
      companies={companies}
      label={`Edit ${thing}`}
      onSubmit={submit}
      // Escape is pressed by accident: what was changed goes with CANCEL alone.
      {...(text === post.text && { onCancel: onClose })}
    >
      <ClaimFields
        claims={said}
        companies={companies}
        onChange={(part) => {
          setSaid({ ...said, ...part });
          change();
        }}
      />
      {known.revision !== began && (
        <Notice tone="warn">
          This {thing} has changed in another tab to “{known.text}”. Save again to use the text above.
        </Notice>
      )}
      <div className="row">
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={cannotSave}>
          Save
        </Button>
        <Button size="sm" onClick={cancel}>
          CANCEL
        </Button>
      </div>
    </WritingForm>
  );
}
