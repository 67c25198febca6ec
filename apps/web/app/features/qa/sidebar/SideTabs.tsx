import { Link } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { type QuestionQuery, type QuestionTab, questionsAddress } from '../filters/question-query.ts';
import { TabIcon } from './TabIcon.tsx';
import '../../../ui/layout/side-nav.css';
import './sidebar.css';

/** How many there are in a tab. */
export type TabCounts = { readonly [Tab in QuestionTab]?: number };

/** Which of all questions; visitors have no others than all. */
export function SideTabs({ query, counts }: { query: QuestionQuery; counts: TabCounts }) {
  const isVisitor = useViewer() === null;
  const shown = isVisitor ? tabs.slice(0, 1) : tabs;
  return (
    <nav className="side-nav" aria-label="Questions">
      {shown.map(({ tab, label, icon }) => (
        <Link
          key={tab}
          to={questionsAddress({ tab })}
          aria-current={tab === query.tab ? 'page' : undefined}
          preventScrollReset
        >
          {icon}
          {label}
          {counts[tab] !== undefined && <span className="num">{counts[tab].toLocaleString('en-US')}</span>}
        </Link>
      ))}
    </nav>
  );
}

const tabs = [
  { tab: 'all', label: 'All questions', icon: <Icon name="list" /> },
  { tab: 'q-for-you', label: 'Questions for you', icon: <Icon name="person" /> },
  { tab: 'draft', label: 'Drafts', icon: <TabIcon name="draft" /> },
  { tab: 'bookmarks', label: 'Bookmarks', icon: <TabIcon name="bookmark" /> },
] as const;
