import { useEffect, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { AskBox } from '../ask/AskBox.tsx';
import { useAsking } from '../ask/use-asking.ts';
import { DraftList } from '../drafts/DraftList.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { QuestionSearch } from '../search/QuestionSearch.tsx';
import { AboutCard } from '../sidebar/AboutCard.tsx';
import { MyContribution } from '../sidebar/MyContribution.tsx';
import { RecentQuestions } from '../sidebar/RecentQuestions.tsx';
import { SideTabs } from '../sidebar/SideTabs.tsx';
import { TopContributors } from '../sidebar/TopContributors.tsx';
import type { LoadedMain } from './load-main.ts';
import { QuestionList } from './QuestionList.tsx';
import './questions-page.css';

const phoneTabs = [
  { value: 'questions', label: 'Questions' },
  { value: 'top_contributors', label: 'Top contributors' },
] as const;

export function QuestionsPage({ loaded }: { loaded: LoadedMain }) {
  const { query, settings, leaderboard, contribution, drafts, names } = loaded;
  const now = new Date(loaded.now);
  const messages = useMessages();
  const { key, hash } = useLocation();
  const { revalidate } = useRevalidator();
  const [phoneTab, setPhoneTab] = useState<(typeof phoneTabs)[number]['value']>('questions');
  // A link of the footer: on a phone they are on the other tab, the second time too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, the link changes the key alone
  useEffect(() => {
    if (hash === '#top-contributors') setPhoneTab('top_contributors');
  }, [hash, key]);
  const asking = useAsking();
  const confirmSent = () => {
    messages.showMessage({ text: 'Question sent. Others see it once editors approve it.' });
    void revalidate();
  };
  return (
    <div className="questions-page" data-tab={phoneTab}>
      <div className="questions-head">
        <div className="stack stack-1">
          <h1>Business Q&amp;A</h1>
          <p className="muted">
            Questions about businesses, answered by people who study them.{' '}
            <button type="button" className="link needs-script" onClick={asking.explain}>
              How it works
            </button>
            <span className="needs-script"> · </span>
            <Link className="link" to={assistantPath()}>
              Ask the research assistant
            </Link>
          </p>
        </div>
        <QuestionSearch />
      </div>
      <Segmented
        label="View"
        className="mobile-only"
        block
        options={phoneTabs}
        value={phoneTab}
        onChange={setPhoneTab}
      />
      <div className="questions-layout">
        <aside className="stack stack-4 questions-side" aria-label="Questions">
          <SideTabs query={query} counts={loaded.counts} />
          <RecentQuestions questions={contribution?.recentQuestions ?? []} now={now} />
          <AboutCard />
        </aside>
        <div className="stack stack-4 questions-main">
          <AskBox asking={asking} settings={settings} onSent={confirmSent} />
          {query.tab === 'draft' ? (
            <DraftList drafts={drafts} messages={messages} onEdit={asking.openDraft} now={now} />
          ) : (
            <>
              <FilterBar query={query} choices={settings} names={names} />
              <QuestionList key={key} loaded={loaded} now={now} showMessage={messages.showMessage} />
            </>
          )}
        </div>
        <aside className="stack stack-4 questions-people" aria-label="Contributors">
          {contribution !== null && <MyContribution contribution={contribution} />}
          <TopContributors leaderboard={leaderboard} />
        </aside>
      </div>
      <Toasts messages={messages} />
    </div>
  );
}
