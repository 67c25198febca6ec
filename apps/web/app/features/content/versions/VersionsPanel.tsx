import { useQuery } from '../../../platform/queries/use-query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { VersionLines, VersionLinesFoot } from '../../../ui/layout/VersionLines.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { useEditingState } from '../editing/editing-context.ts';
import { hasDraft } from '../editing/editing-state.ts';
import { VersionItem } from './VersionItem.tsx';
import type { VersionActions } from './version-actions.ts';

/** All versions of a block, newest first, after one’s own draft. */
export function VersionsPanel({
  title,
  actions,
  onClose,
}: {
  title: string;
  actions: VersionActions;
  onClose: () => void;
}) {
  const key = useEditingState((state) => state.key);
  const live = useEditingState((state) => state.live.version);
  const isDrafted = useEditingState(hasDraft);
  const versions = useQuery({
    // Published meanwhile, it is another list.
    label: `versions of content at ${live}`,
    call: 'GET /content/{key}/versions',
    input: { params: { key } },
    read: (reply) => reply.versions,
  });
  return (
    <SidePanel
      title="Versions"
      note={title}
      onClose={onClose}
      footer={() => (
        <VersionLinesFoot>Nothing is deleted. Putting back makes a new version.</VersionLinesFoot>
      )}
    >
      {(close) => (
        <Loaded
          answer={versions}
          places={<ListPlaces height="4.5rem" />}
          unaffected="Your draft isn’t affected."
        >
          {(all) => (
            <VersionLines>
              {isDrafted && (
                <li className="is-current">
                  <b>Your draft</b>
                  <span />
                  <p className="caption">Not public</p>
                </li>
              )}
              {all.map((version) => (
                <VersionItem
                  key={version.version}
                  version={version}
                  isLive={version.version === live}
                  actions={actions}
                  close={close}
                />
              ))}
            </VersionLines>
          )}
        </Loaded>
      )}
    </SidePanel>
  );
}
