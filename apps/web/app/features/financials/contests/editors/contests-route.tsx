import { brand } from '@tenfold/contract/brand';
import { listDataQuality } from '@tenfold/contract/financials';
import { listCorrections, listEditorsContests } from '@tenfold/contract/financials/contests';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { requireRole } from '../../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../../shell/chrome.ts';
import { EditorsNav } from '../../../../shell/header/EditorsNav.tsx';
import { buttonClass } from '../../../../ui/controls/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { dataQualityPath } from '../../data-quality/paths.ts';
import { filters } from '../../data-quality/quality-query.ts';
import { Corrections } from '../corrections/Corrections.tsx';
import { ContestDesk } from './ContestDesk.tsx';
import '../../../../ui/layout/card.css';
import '../../../../ui/layout/empty.css';
import './contest-desk.css';

export const handle: Chrome = { header: 'main', Tabs: EditorsNav };

export const headers = privatePageHeaders;

export async function loader(args: LoaderFunctionArgs) {
  await requireRole(args, 'editFigures');
  const api = args.context.get(apiContext);
  const [{ contests }, { companies }, corrections] = await Promise.all([
    api.call(listEditorsContests),
    api.call(listDataQuality),
    api.call(listCorrections),
  ]).catch(throwScreenError);
  return {
    contests,
    corrections,
    shown: Number(args.url.searchParams.get('contest')),
    failing: companies.filter(filters.failing).length,
  };
}

export function meta(_: MetaArgs<typeof loader>) {
  return [{ title: `Contests — ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function ContestsRoute() {
  const { contests, corrections, shown, failing } = useLoaderData<typeof loader>();
  return (
    <div className="my-page contests-page">
      <div className="stack stack-1">
        <h1>Contests</h1>
        <p className="muted small">Figures that readers contest, longest waiting first</p>
      </div>
      {contests.length === 0 ? (
        <NothingContested failing={failing} />
      ) : (
        <ContestDesk contests={contests} shown={shown} />
      )}
      <Corrections {...corrections} />
    </div>
  );
}

function NothingContested({ failing }: { failing: number }) {
  return (
    <section className="card empty" aria-label="Nothing is contested">
      <Icon name="check" />
      <h2>Nothing is contested</h2>
      <p className="muted small">
        {failing === 1 ? '1 company still fails a check.' : `${failing} companies still fail a check.`}
      </p>
      <Link className={buttonClass()} to={`${dataQualityPath}?show=failing`}>
        Show failing checks
      </Link>
    </section>
  );
}
