import { brand } from '@tenfold/contract/brand';
import { Link } from 'react-router';
import { useSampleData } from '../../platform/screens/use-sample-data.ts';
import { Brand } from '../header/Brand.tsx';
import { SiteContact } from './SiteContact.tsx';
import './site-footer.css';

export function SiteFooter() {
  const isSample = useSampleData();
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="site-footer-grid">
          <div className="stack stack-2">
            <Brand />
            <p className="caption measure-sm">{brand.tagline}</p>
          </div>
          <nav aria-labelledby="footer-product">
            <h2 id="footer-product" className="overline">
              Product
            </h2>
            <ul>
              <li>
                <Link to="/companies">Companies</Link>
              </li>
              <li>
                <Link to="/lists">Ideas</Link>
              </li>
              <li>
                <Link to="/plans">Plans</Link>
              </li>
              <li>
                <a href="/api/docs">API</a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-sources">
            <h2 id="footer-sources" className="overline">
              Sources
            </h2>
            <ul>
              <li>
                <a href="https://www.sec.gov/search-filings">SEC EDGAR filings</a>
              </li>
            </ul>
          </nav>
        </div>
        <SiteContact className="site-footer-contact" />
        <p className="site-footer-base caption">
          <span>Figures come from company filings with the SEC.</span>
          <span className="push">{isSample && 'Sample data. '}Not investment advice.</span>
        </p>
      </div>
    </footer>
  );
}
