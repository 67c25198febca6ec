import { getQuota } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { listCompanies } from '@tenfold/contract/company';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, outboxContext } from '../../../platform/screens/server-context.ts';
import { usePerson } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { QuotaCard } from '../../billing/index.ts';
import { AccountCard } from './AccountCard.tsx';
import { NextStepsCard } from './NextStepsCard.tsx';
import { nextSteps } from './next-steps.ts';
import '../settings/settings.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `My ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const api = args.context.get(apiContext);
  const [quota, { companies }] = await Promise.all([api.call(getQuota), api.call(listCompanies)]).catch(
    throwScreenError,
  );
  const hasOutbox = args.context.get(outboxContext) !== null;
  return { quota, steps: nextSteps(person, quota, companies.length, hasOutbox) };
}

export default function SummaryRoute() {
  const person = usePerson();
  const { quota, steps } = useLoaderData<typeof loader>();
  return (
    <div className="my-page">
      <h1>My {brand.name}</h1>
      <div className="grid">
        <div className="col-8 stack stack-4">
          <NextStepsCard steps={steps} />
          <AccountCard person={person} />
        </div>
        <div className="col-4">
          <QuotaCard quota={quota} />
        </div>
      </div>
    </div>
  );
}
