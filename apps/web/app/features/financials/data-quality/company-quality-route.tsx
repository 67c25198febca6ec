import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { FailedChecksTable } from './FailedChecksTable.tsx';
import { type CompanyQualityPage, loadCompanyQuality } from './load-company-quality.ts';
import { dataQualityPath } from './paths.ts';
import { CompanyTotals } from './QualityTotals.tsx';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';
import './data-quality.css';

export const headers = cachedScreen(null);

export async function loader(args: LoaderFunctionArgs) {
  return loadCompanyQuality(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { company, address } = loaderData;
  return [
    { title: `Data quality of ${company.shortName} (${company.symbol}) — ${brand.name}` },
    { tagName: 'link', rel: 'canonical', href: address },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function CompanyQualityRoute() {
  const page = useLoaderData<typeof loader>();
  const { symbol, shortName } = page.company;
  return (
    <div className="quality-page">
      <div className="page-head quality-head">
        <div>
          <Link className="link small" to={dataQualityPath}>
            Data quality
          </Link>
          <h1>
            {shortName} <span className="muted">{symbol}</span>
          </h1>
        </div>
      </div>
      <CompanyTotals company={page.company} />
      <Checks page={page} />
    </div>
  );
}

function Checks({ page: { company, failed, withheld } }: { page: CompanyQualityPage }) {
  const { symbol, failed: count } = company;
  return (
    <section className="card quality-card" aria-labelledby="failing-checks">
      <div className="card-head">
        <h2 id="failing-checks">
          {count} failing {count === 1 ? 'check' : 'checks'}
        </h2>
        <Link className={`${buttonClass({ size: 'sm' })} push`} to={`/company/${symbol}#data-quality`}>
          All checks
        </Link>
      </div>
      {withheld !== null ? (
        <Withheld why={withheld} name={company.shortName} />
      ) : failed.checks.length === 0 ? (
        <div className="empty">
          <Icon name="check" />
          <h3>No check failed</h3>
        </div>
      ) : (
        <FailedChecksTable failed={failed} />
      )}
    </section>
  );
}

function Withheld({ why, name }: { why: NonNullable<CompanyQualityPage['withheld']>; name: string }) {
  return (
    <div className="empty">
      <Icon name="lock" />
      <p className="muted small">
        {why === 'forbidden'
          ? `Sign up free to see which figures of ${name} the checks are about.`
          : 'You’ve opened all your companies this month. The checks of this one can be seen again next month.'}
      </p>
      <div className="row row-wrap">
        <SignInActions plans={why === 'quota_reached'} />
      </div>
    </div>
  );
}
