import type { ContentVersion } from '@tenfold/contract/content';
import { Button } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import type { VersionActions } from './version-actions.ts';
import { aboutVersion, dayLabel } from './version-words.ts';

interface Props {
  version: ContentVersion;
  isLive: boolean;
  actions: VersionActions;
  close: () => void;
}

export function VersionItem({ version, isLive, actions, close }: Props) {
  const name = `v${version.version}`;
  const choose = (action: (chosen: ContentVersion) => void) => () => {
    close();
    action(version);
  };
  return (
    <li>
      <b className="row">
        {name}
        {isLive && (
          <Badge tone="up" icon="check">
            Live
          </Badge>
        )}
      </b>
      <span className="caption">{dayLabel(version)}</span>
      <p className="caption">{aboutVersion(version)}</p>
      <span className="row row-wrap">
        {version.version > 0 && (
          <Button size="sm" aria-label={`See changes of ${name}`} onClick={choose(actions.see)}>
            See changes
          </Button>
        )}
        <Button size="sm" aria-label={`Copy ${name} to draft`} onClick={choose(actions.copy)}>
          Copy to draft
        </Button>
        {!isLive && (
          <Button size="sm" aria-label={`Put back ${name}`} onClick={choose(actions.putBack)}>
            Put back
          </Button>
        )}
      </span>
    </li>
  );
}
