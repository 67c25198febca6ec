import { brand } from '@tenfold/contract/brand';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { EditorsNav } from '../../../shell/header/EditorsNav.tsx';
import { QueueScreen } from '../queue/QueueScreen.tsx';
import { ReportsDesk } from '../reports/ReportsDesk.tsx';
import { AnalystsDesk } from './AnalystsDesk.tsx';
import { DeskHead } from './DeskHead.tsx';
import { History } from './history/History.tsx';
import { deskParts, type LoadedDesk, loadDesk } from './load-desk.ts';
import { QuestionLists } from './QuestionLists.tsx';
import { Rewards } from './Rewards.tsx';
import { VoteRings } from './votes/VoteRings.tsx';

export const handle: Chrome = { header: 'main', Tabs: EditorsNav };

export const headers = privatePageHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? deskParts[loaderData.part].title : 'Not found';
  return [{ title: `${title} — ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

/** One route for all screens: the list of routes is part of each first load. */
export function loader(args: LoaderFunctionArgs) {
  return loadDesk(args);
}

export default function DeskRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className="my-page">
      {loaded.part !== 'questions' && <DeskHead part={loaded.part} />}
      <Desk loaded={loaded} />
    </div>
  );
}

function Desk({ loaded }: { loaded: LoadedDesk }) {
  switch (loaded.part) {
    case 'questions':
      return <QueueScreen loaded={loaded} />;
    case 'reports':
      return <ReportsDesk loaded={loaded} />;
    case 'history':
      return <History loaded={loaded} />;
    case 'question-lists':
      return <QuestionLists lists={loaded.lists} />;
    case 'rewards':
      return <Rewards rewards={loaded.rewards} />;
    case 'votes':
      return <VoteRings rings={loaded.rings} />;
    case 'analysts':
      return <AnalystsDesk queue={loaded.questions} now={new Date(loaded.now)} />;
  }
}
