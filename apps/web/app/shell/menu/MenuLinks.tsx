import { useChrome } from '../chrome.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import { useSite } from '../site/site.ts';

/** The header's links in a phone's menu: links of a group under its name. */
export function MenuLinks() {
  const { headers, landingHeaders } = useSite();
  const { header } = useChrome();
  return (header === 'landing' ? landingHeaders : headers).map(({ label, link, values }) => (
    <div key={label} className={values.length > 0 ? 'menu-group' : undefined}>
      {link === null ? (
        <p className="overline">{label}</p>
      ) : (
        <SiteLink className="menu-item" to={link}>
          {label}
        </SiteLink>
      )}
      {values.map((each) => (
        <SiteLink key={each.link} className="menu-item menu-item-sub" to={each.link}>
          {each.label}
        </SiteLink>
      ))}
    </div>
  ));
}
