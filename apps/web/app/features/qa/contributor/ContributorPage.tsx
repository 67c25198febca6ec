import { Link, useLocation } from 'react-router';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { AuthorCard } from './AuthorCard.tsx';
import { ContributedList } from './ContributedList.tsx';
import { contributedPath } from './contributor-address.ts';
import type { LoadedContributor } from './load-contributor.ts';
import '../../../ui/layout/tabs.css';
import '../question/question.css';
import './contributor.css';

/** Somebody who writes in the community, and what they contributed. */
export function ContributorPage({ loaded }: { loaded: LoadedContributor }) {
  const { contributor, shown, questionsCount, answersCount, featuredQuestionsCount } = loaded;
  const messages = useMessages();
  const { key } = useLocation();
  const tabs = [
    { kind: 'answers', label: 'Answers', count: answersCount },
    { kind: 'questions', label: 'Questions', count: questionsCount },
    { kind: 'featured', label: 'Featured', count: featuredQuestionsCount },
  ] as const;
  return (
    <div className="contributor-page stack stack-4">
      <Link className="link small row back-link" to={questionsPath}>
        <Icon name="back" small />
        All questions
      </Link>
      <AuthorCard loaded={loaded} showMessage={messages.showMessage} />
      <nav className="tabs" aria-label="Contributions">
        {tabs.map(({ kind, label, count }) => (
          <Link
            key={kind}
            to={contributedPath(contributor.id ?? 0, kind)}
            aria-current={kind === shown ? 'page' : undefined}
            preventScrollReset
          >
            {label} <span className="num faint">{count.toLocaleString('en-US')}</span>
          </Link>
        ))}
      </nav>
      <ContributedList key={key} loaded={loaded} showMessage={messages.showMessage} />
      <Toasts messages={messages} />
    </div>
  );
}
