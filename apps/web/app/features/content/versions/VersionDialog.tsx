import { type BlockKey, blocks } from '@tenfold/contract/content/blocks';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextDiff } from '../../../ui/text/TextDiff.tsx';
import { contentChanges } from '../changes/content-changes.ts';
import { versionQuery } from './version-query.ts';

interface Props {
  contentKey: BlockKey;
  version: number;
  onClose: () => void;
}

/** What a version changed of the one before it. */
export function VersionDialog({ contentKey, version, onClose }: Props) {
  const after = useQuery(versionQuery(contentKey, version));
  const before = useQuery(versionQuery(contentKey, version - 1));
  return (
    <Dialog title={`v${version - 1} → v${version}`} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body changes">
            <Loaded answer={before} places={<ListPlaces height="3rem" />}>
              {(old) => (
                <Loaded answer={after} places={<ListPlaces height="3rem" />}>
                  {(now) => <TextDiff changes={contentChanges(blocks[contentKey].fields, old, now)} />}
                </Loaded>
              )}
            </Loaded>
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Close</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
