import { logFailure } from '../../../platform/api/log-failure.ts';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { shareAddresses } from './share-addresses.ts';
import './share-menu.css';

interface Props {
  /** The path of a question, an answer or a contributor. */
  path: string;
  /** PrintedFigure with the link. */
  title: string;
  showMessage: Messages['showMessage'];
}

/** Copies the link, or shares it on X or Facebook. */
export function ShareMenu({ path, title, showMessage }: Props) {
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      showMessage({ text: 'Link copied.' });
    } catch (cause) {
      logFailure('copying the link', cause);
    }
  };
  return (
    <div className="share-menu">
      <MenuButton label="Share" face={<Icon name="share" />}>
        {(close) => {
          const { link, x, facebook } = shareAddresses(window.location.origin, path, title);
          return (
            <>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  void copy(link);
                }}
              >
                Copy link
              </button>
              <a className="menu-item" href={x} target="_blank" rel="noopener" onClick={close}>
                Share on X
              </a>
              <a className="menu-item" href={facebook} target="_blank" rel="noopener" onClick={close}>
                Share on Facebook
              </a>
            </>
          );
        }}
      </MenuButton>
    </div>
  );
}
