import { getQuota } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { usePerson } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { QuotaCard } from '../../billing/index.ts';
import { privatePageHeaders } from '../screen/page-headers.ts';
import { AccountCard } from './AccountCard.tsx';
import '../settings/settings.css';

export const handle: Chrome = { header: 'mine' };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `My ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return { quota: await args.context.get(apiContext).call(getQuota).catch(throwScreenError) };
}

export default function SummaryRoute() {
  const person = usePerson();
  const { quota } = useLoaderData<typeof loader>();
  return (
    <div className="my-page">
      <h1>My {brand.name}</h1>
      <div className="grid">
        <div className="col-8">
          <AccountCard person={person} />
        </div>
        <div className="col-4">
          <QuotaCard quota={quota} />
        </div>
      </div>
    </div>
  );
}
