import { can } from '@tenfold/contract/policy/rights';
import { NavLink } from 'react-router';
import { useViewer } from '../../session/viewer.ts';
import {
  analystsPath,
  contentPath,
  contestsPath,
  historyPath,
  questionListsPath,
  reportsPath,
  rewardsPath,
  votesPath,
  waitingQuestionsPath,
} from '../editors-paths.ts';
import '../../ui/layout/tabs.css';
import './my-nav.css';

const tabs = [
  { label: 'Content', path: contentPath, right: 'editContent' },
  { label: 'Queue', path: waitingQuestionsPath, right: 'editQuestions' },
  { label: 'Reports', path: reportsPath, right: 'editQuestions' },
  { label: 'Contests', path: contestsPath, right: 'editFigures' },
  { label: 'History', path: historyPath, right: 'editQuestions' },
  { label: 'Question lists', path: questionListsPath, right: 'editQuestions' },
  { label: 'Rewards', path: rewardsPath, right: 'editQuestions' },
  { label: 'Votes', path: votesPath, right: 'editQuestions' },
  { label: 'Analysts', path: analystsPath, right: 'answerAsAnalyst' },
] as const;

/** What this reader’s roles let them do: an analyst is no editor. */
export function EditorsNav() {
  const viewer = useViewer();
  return (
    <nav className="my-nav" aria-label="Editors">
      <div className="page tabs">
        {tabs
          .filter(({ right }) => can(viewer, right))
          .map(({ label, path }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
      </div>
    </nav>
  );
}
