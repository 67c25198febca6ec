import { useSampleData } from '../../platform/screens/use-sample-data.ts';
import { Brand } from '../header/Brand.tsx';
import { SiteLink } from '../site/SiteLink.tsx';
import { useSite } from '../site/site.ts';
import { SiteContact } from './SiteContact.tsx';
import './site-footer.css';

export function SiteFooter() {
  const isSample = useSampleData();
  const { footers, help, documents, sponsor } = useSite();
  const named = footers.flatMap(({ values }) => values.map(({ link }) => link));
  const others = documents.filter(({ link }) => !named.includes(link));
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="site-footer-grid">
          <div className="stack stack-2">
            <Brand />
            {help !== null && <p className="caption measure-sm">{help}</p>}
          </div>
          {footers.map(({ label, link, values }) => (
            <nav key={label} aria-label={label}>
              <h2 className="overline">{link === null ? label : <SiteLink to={link}>{label}</SiteLink>}</h2>
              <ul>
                {values.map((each) => (
                  <li key={each.link}>
                    <SiteLink to={each.link}>{each.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <SiteContact className="site-footer-contact" />
        {sponsor !== null && (
          <p className="site-footer-sponsor caption">
            {sponsor.help}
            <SponsorLogo {...sponsor} />
          </p>
        )}
        <p className="site-footer-base caption">
          <span>Figures come from company filings with the SEC.</span>
          {others.map(({ label, link }) => (
            <SiteLink key={link} to={link}>
              {label}
            </SiteLink>
          ))}
          <span className="push">{isSample && 'Sample data. '}Not investment advice.</span>
        </p>
      </div>
    </footer>
  );
}

function SponsorLogo({ logo, link }: NonNullable<ReturnType<typeof useSite>['sponsor']>) {
  const picture = (
    <img src={logo.path} alt={logo.alt} width={logo.width} height={logo.height} loading="lazy" />
  );
  return link === null ? picture : <SiteLink to={link}>{picture}</SiteLink>;
}
