import { brand } from '@tenfold/contract/brand';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { requirePerson } from '../../session/guards.ts';
import { usePerson } from '../../session/viewer.ts';
import type { Chrome } from '../../shell/chrome.ts';
import { AccountCard } from './AccountCard.tsx';
import './settings.css';

export const handle: Chrome = { header: 'mine' };

export const meta: MetaFunction = () => [
  { title: `My ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return null;
}

/** What is the reader's own, at a glance. */
export default function SummaryRoute() {
  const person = usePerson();
  return (
    <div className="my-page">
      <h1>My {brand.name}</h1>
      <div className="grid">
        <div className="col-8">
          <AccountCard person={person} />
        </div>
      </div>
    </div>
  );
}
