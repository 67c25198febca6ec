import type { MenuEntry } from '@tenfold/contract/landing';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { MenuButton } from '../../ui/controls/MenuButton.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { SiteLink } from '../site/SiteLink.tsx';

/** A group of links in the header, below its button. */
export function NavGroup({ label, link, values }: MenuEntry) {
  const { key: visit } = useLocation();
  const [opened, setOpened] = useState(0);

  // Closed once the reader has gone elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit
  useEffect(() => setOpened((count) => count + 1), [visit]);

  const links = link === null ? values : [{ label, link }, ...values];
  return (
    <MenuButton
      key={opened}
      label={label}
      face={
        <span className="nav-group">
          {label}
          <Icon name="down" />
        </span>
      }
    >
      {() =>
        links.map((each) => (
          <SiteLink key={each.link} className="menu-item" to={each.link}>
            {each.label}
          </SiteLink>
        ))
      }
    </MenuButton>
  );
}
