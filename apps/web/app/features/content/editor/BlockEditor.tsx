import type { EditedBlock } from '@tenfold/contract/content';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { openEditing } from '../editing/editing.ts';
import { EditingContext, ShowMessageContext } from '../editing/editing-context.ts';
import { unsavedDraft } from '../editing/unsaved-draft.ts';
import { Preview } from '../preview/Preview.tsx';
import { BlockForm } from './BlockForm.tsx';
import { type ContentDialog, EditorDialogs } from './EditorDialogs.tsx';
import { EditorHead } from './EditorHead.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { PublishBar } from './PublishBar.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePublishing } from './use-publishing.ts';
import './editor.css';

/** One block, with another key for another one. */
export function BlockEditor({ block, personId }: { block: EditedBlock; personId: number }) {
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState<ContentDialog | null>(null);
  const [editing] = useState(() =>
    openEditing(block, { api: browserApi, stored: unsavedDraft(personId, block.published.key) }),
  );
  const publishing = usePublishing(editing, messages.showMessage, form);
  useListAsItIs(editing);
  useLeaveWarning(editing);
  const others = block.othersDrafts.map(({ editor }) => editor ?? 'Another editor');

  return (
    <EditingContext value={editing}>
      <ShowMessageContext value={messages.showMessage}>
        <section className="card content-editor">
          <EditorHead onVersions={() => setOpened({ what: 'versions' })} />
          <div className="editor-notices">
            <EditorNotices others={others} onCompare={() => setOpened({ what: 'changes' })} />
          </div>
          <div className="edit-split">
            <BlockForm form={form} />
            <Preview />
          </div>
          <PublishBar
            publish={publishing.publish}
            onChanges={() => setOpened({ what: 'changes' })}
            onDiscard={() => setOpened({ what: 'discard' })}
          />
        </section>
        <EditorDialogs opened={opened} setOpened={setOpened} publishing={publishing} />
        <Toasts messages={messages} />
      </ShowMessageContext>
    </EditingContext>
  );
}

/** The list of blocks beside it says what is in draft and which version is live. */
function useListAsItIs({ store }: ReturnType<typeof openEditing>): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const isDrafted = now.revision > 0;
        if (isDrafted !== before.revision > 0 || now.live.version !== before.live.version) void revalidate();
      }),
    [store, revalidate],
  );
}
