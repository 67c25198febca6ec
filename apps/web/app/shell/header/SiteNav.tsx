import { useChrome } from '../chrome.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import { useSite } from '../site/site.ts';
import { NavGroup } from './NavGroup.tsx';

export function SiteNav() {
  const { headers, landingHeaders } = useSite();
  const { header } = useChrome();
  return (
    <nav className="site-nav wide-only" aria-label="Main">
      {(header === 'landing' ? landingHeaders : headers).map(({ label, link, values }) =>
        values.length > 0 ? (
          <NavGroup key={label} label={label} link={link} values={values} />
        ) : (
          link !== null && (
            <SiteLink key={label} to={link}>
              {label}
            </SiteLink>
          )
        ),
      )}
    </nav>
  );
}
