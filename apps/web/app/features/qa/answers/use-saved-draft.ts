import type { PostId } from '@tenfold/contract/ids';
import type { DraftOfAnswer } from '@tenfold/contract/qa/drafts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { draftsPath } from '../../../shell/questions-paths.ts';

/**
 * Saves an answer as a draft, which then is among one's drafts.
 *
 * @param onSaved before the page is left
 * @returns `newer`: what another tab has saved of it meanwhile, which the next save replaces
 */
export function useSavedDraft(questionId: PostId, draft: DraftOfAnswer | null, onSaved: () => void) {
  const navigate = useNavigate();
  const [newer, setNewer] = useState<DraftOfAnswer | null>(null);
  const saving = useSending('saving a draft of an answer');
  const save = (data: DraftOfAnswer['data']) =>
    void saving.send(async () => {
      const known = newer ?? draft;
      const body = {
        data,
        questionId,
        draftId: known?.id ?? null,
        ...(known !== null && { revision: known.revision }),
      };
      try {
        await browserApi.call('POST /qa/drafts/answer', { body });
      } catch (cause) {
        const saved = newerOf<DraftOfAnswer>(cause);
        if (saved === null) throw cause;
        return setNewer(saved);
      }
      onSaved();
      await navigate(draftsPath);
    });
  return { newer, saving, save };
}
