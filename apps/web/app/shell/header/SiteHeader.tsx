import { type ComponentType, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath, registerPath } from '../../platform/screens/return-to.ts';
import { useViewer } from '../../session/viewer.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import type { ActionsProps } from '../actions/ActionButtons.tsx';
import { useChrome } from '../chrome.ts';
import { AvatarMenu } from '../menu/AvatarMenu.tsx';
import { MobileMenu } from '../menu/MobileMenu.tsx';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { SymbolSearch } from '../search/SymbolSearch.tsx';
import { useSite } from '../site/site.ts';
import { Brand } from './Brand.tsx';
import { DensityToggle } from './DensityToggle.tsx';
import { SiteNav } from './SiteNav.tsx';
import './site-header.css';

/** @param Actions what `apps/web/app/header-actions` composes: the shell knows no feature */
export function SiteHeader({ Actions }: { Actions: ComponentType<ActionsProps> }) {
  const { header, Tabs } = useChrome();
  const viewer = useViewer();
  if (header === 'none') return null;
  const searching = header !== 'landing';
  return (
    <>
      <header className="site-header">
        <div className="page site-header-row">
          <MobileMenu Actions={Actions} />
          <Brand />
          {searching && <SymbolSearch className="desktop-only" label="Search companies" shortcut />}
          <Suspense>
            <SiteNav />
          </Suspense>
          <div className="site-header-end">
            {searching && <SearchPanel />}
            <Suspense>
              <Actions place="header" />
            </Suspense>
            {viewer === null ? (
              <SignLinks />
            ) : (
              <Suspense>
                <DensityToggle viewer={viewer} />
                <Actions place="bell" />
                <AvatarMenu viewer={viewer} />
              </Suspense>
            )}
          </div>
        </div>
      </header>
      {Tabs && <Tabs />}
    </>
  );
}

function SignLinks() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { signin, signup } = useSite().buttons;
  return (
    <>
      <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={loginPath(here)}>
        {signin}
      </Link>
      <Link
        className={classNames(buttonClass({ variant: 'primary', size: 'sm' }), 'desktop-only')}
        to={registerPath(here)}
      >
        {signup}
      </Link>
    </>
  );
}
