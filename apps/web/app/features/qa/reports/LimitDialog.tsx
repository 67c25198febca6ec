import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { accountLimit, hideReasonsFor } from '@tenfold/domain/qa';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ReasonDialog } from '../editors/ReasonDialog.tsx';

interface Props {
  report: EditorsReport;
  onLimited: (act: EditorAct) => void;
  onClose: () => void;
}

/** Limits how much the author of a reported text may write. */
export function LimitDialog({ report: { author, post }, onLimited, onClose }: Props) {
  const { id, fullName } = author;
  if (id === null) return null;
  return (
    <ReasonDialog
      title="Limit this account?"
      about={`${fullName}: ${accountLimit.postsADay} posts a day for ${accountLimit.days} days`}
      kind={post.kind}
      reasons={hideReasonsFor(post.kind)}
      action="Limit"
      what="limiting an account"
      confirm={async (body) =>
        onLimited(await browserApi.call('POST /qa/contributors/{id}/limit', { params: { id }, body }))
      }
      onClose={onClose}
    />
  );
}
