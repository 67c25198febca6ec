import { blocks } from '@tenfold/contract/content/blocks';
import { Suspense } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { fetchQuery } from '../../../platform/queries/use-query.ts';
import { ChangesDialog } from '../changes/ChangesDialog.tsx';
import { useEditing, useShowMessage } from '../editing/editing-context.ts';
import { PutBackDialog } from '../versions/PutBackDialog.tsx';
import { VersionDialog } from '../versions/VersionDialog.tsx';
import { VersionsPanel } from '../versions/VersionsPanel.tsx';
import { versionQuery } from '../versions/version-query.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import type { Publishing } from './use-publishing.ts';

export type ContentDialog =
  | { readonly what: 'changes' | 'discard' | 'versions' }
  | { readonly what: 'version' | 'put-back'; readonly version: number };

interface Props {
  opened: ContentDialog | null;
  setOpened: (change: (now: ContentDialog | null) => ContentDialog | null) => void;
  publishing: Publishing;
}

export function EditorDialogs({ opened, setOpened, publishing }: Props) {
  const editing = useEditing();
  const copy = useCopyToDraft();
  if (opened === null) return null;
  const { key, live } = editing.store.getState();
  // What was opened from it stays.
  const onClose = () => setOpened((now) => (now === opened ? null : now));
  const open = (next: ContentDialog) => setOpened(() => next);
  return (
    <Suspense>
      {opened.what === 'changes' && <ChangesDialog publish={publishing.publishOver} onClose={onClose} />}
      {opened.what === 'discard' && <DiscardDialog discard={publishing.discard} onClose={onClose} />}
      {opened.what === 'versions' && (
        <VersionsPanel
          title={blocks[key].title}
          onClose={onClose}
          actions={{
            see: ({ version }) => open({ what: 'version', version }),
            copy: ({ version }) => void copy(version),
            putBack: ({ version }) => open({ what: 'put-back', version }),
          }}
        />
      )}
      {opened.what === 'version' && (
        <VersionDialog contentKey={key} version={opened.version} onClose={onClose} />
      )}
      {opened.what === 'put-back' && (
        <PutBackDialog
          version={opened.version}
          live={live.version}
          putBack={() => publishing.putBack(opened.version)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

/** Takes the place of what is typed; undone, that is back. */
function useCopyToDraft() {
  const editing = useEditing();
  const showMessage = useShowMessage();
  return async (version: number) => {
    const { key, content } = editing.store.getState();
    try {
      editing.replace(await fetchQuery(versionQuery(key, version)));
      showMessage({ text: `v${version} is your draft now.`, undo: async () => editing.replace(content) });
    } catch (cause) {
      showMessage({ text: failureMessage('copying a version of content', cause), failed: true });
    }
  };
}
