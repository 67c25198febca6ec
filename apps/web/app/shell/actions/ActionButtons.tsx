import { Suspense, useEffect } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { loginPath } from '../../platform/screens/return-to.ts';
import { useViewer } from '../../session/viewer.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { useChrome } from '../chrome.ts';
import { useSite } from '../site/site.ts';
import type { HeaderAction } from './header-action.ts';
import { useOpenAction } from './open-action.ts';
import './action-buttons.css';

export interface ActionsProps {
  /** The dialogs belong to the header, which stays when the menu closes. `bell`: beside the account menu. */
  place: 'header' | 'menu' | 'bell';
}

interface Props {
  actions: readonly HeaderAction[];
  place: 'header' | 'menu';
}

/** A visitor signs in first and comes back to the same page; the landing page offers them nothing to write yet. */
export function ActionButtons({ actions, place }: Props) {
  const signedIn = useViewer() !== null;
  const { header } = useChrome();
  const { pathname, search } = useLocation();
  const { buttons } = useSite();
  const { show } = useOpenAction.getState();
  if (actions.length === 0 || (!signedIn && header !== 'main')) return null;
  const inMenu = place === 'menu';
  const look = inMenu ? 'menu-item' : buttonClass({ size: 'sm' });
  return (
    <>
      <div className={inMenu ? 'menu-actions' : 'header-actions desktop-only'}>
        {actions.map(({ key, label }) =>
          signedIn ? (
            <button key={key} type="button" className={look} aria-haspopup="dialog" onClick={() => show(key)}>
              <Icon name="plus" />
              {buttons[label]}
            </button>
          ) : (
            <Link key={key} className={look} to={loginPath(pathname + search)}>
              <Icon name="plus" />
              {buttons[label]}
            </Link>
          ),
        )}
      </div>
      {!inMenu && signedIn && <OpenDialog actions={actions} />}
    </>
  );
}

function OpenDialog({ actions }: { actions: readonly HeaderAction[] }) {
  const { open, close } = useOpenAction();
  const symbol = useShownSymbol();
  const action = actions.find(({ key }) => key === open);
  const scrollsToTop = action?.scrollsToTop === true;

  useEffect(() => {
    if (scrollsToTop) window.scrollTo({ top: 0 });
  }, [scrollsToTop]);

  return <Suspense fallback={null}>{action && <action.Dialog symbol={symbol} onClose={close} />}</Suspense>;
}

/** Null where the address names no company, or one that isn't known. */
function useShownSymbol(): string | null {
  const screen = useMatches().at(-1);
  return screen?.loaderData === undefined ? null : (screen.params.symbol ?? null);
}
